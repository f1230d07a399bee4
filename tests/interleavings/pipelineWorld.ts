import { createStore } from 'zustand/vanilla'
import { testConnector } from '../../src/widget/testing/testConnection.ts'
import { createTestCore } from '../../src/widget/testing/testCore.ts'
import { createTransactions } from '../../src/widget/money/transaction/transactions.ts'
import { readTransactionHash } from '../../src/widget/money/transaction/readTransactionHash.ts'
import { createGate } from './gate.ts'
import { createSlowWallet, walletAccounts } from './slowWallet.ts'
import type { InterleavingWorld, Said } from './interleavingWorld.ts'

/** The pipeline with the smallest feature there is: a recipient and an amount. */
export function createPipelineWorld(): InterleavingWorld {
  const gate = createGate()
  const requests: { request: Said; screen: Said | undefined }[] = []
  const { core } = createTestCore({
    backend: {
      chains: {
        waitForReceipt: async (_network, hash) => ({ hash, status: 'success', blockNumber: 1n }),
      },
    },
  })
  const wallet = createSlowWallet(gate, ({ from = '', to = '', value = '', chainId = '' }) => {
    const request = { account: from, chainId: Number(chainId), what: 'coin', to }
    requests.push({ request: { ...request, amount: BigInt(value) }, screen: says() })
  })
  core.session.adopt(testConnector, wallet.connection)
  const form = createStore(() => ({ to: 'ada', amount: 1n }))
  const transactions = core.use(createTransactions)

  function says(): Said | undefined {
    const { view, id } = core.router.current()
    const account = core.session.address()
    if (!core.modal.getState().open || view !== 'WalletSendPreview' || !account) return undefined
    const chainId = Number(core.networks.store.getState().activeId.slice(7))
    return { screen: id, account, chainId, what: 'coin', ...form.getState() }
  }

  return {
    core,
    gate,
    wallet,
    requests,
    says,
    async start() {
      core.close()
      core.open('WalletSend')
      form.setState({ to: 'ada', amount: 1n })
    },
    edit(draw) {
      // A feature may as well change its own copy in place, say nothing, and change it back.
      if (draw % 3 === 0) Object.assign(form.getState(), { amount: BigInt(draw % 2) })
      else form.setState(draw % 2 === 0 ? { amount: BigInt(draw) } : { to: `${draw}` })
    },
    review() {
      if (core.router.current().view === 'WalletSend') core.router.push('WalletSendPreview')
    },
    click() {
      const said = says()
      if (!said) return
      void transactions.sign({
        order: {
          kind: 'transfer',
          screen: said.screen ?? 0,
          chainId: `eip155:${said.chainId}`,
          account: said.account,
          shown: form.getState(),
        },
        shownNow: () => form.getState(),
        sources: [form],
        guards: [() => gate.pass(async () => undefined)],
        request({ account, chainId, shown }) {
          const { to, amount } = shown
          const params = [{ from: account, to, value: `${amount}`, chainId: chainId.slice(7) }]
          return gate.pass(async () => ({ method: 'eth_sendTransaction', params }))
        },
        readAnswer: readTransactionHash,
        success: 'Account',
        result: 'awaited',
      })
    },
    tick: async () => undefined,
    accounts: walletAccounts,
  }
}
