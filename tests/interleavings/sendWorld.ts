import 'viem/utils'
import { decodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { createSending } from '../../src/widget/features/send/services/sending.ts'
import { currentTransfer } from '../../src/widget/features/send/services/currentTransfer.ts'
import { createRecipientFlow } from '../../src/widget/features/send/services/recipientFlow.ts'
import { createSendForm } from '../../src/widget/features/send/state/sendForm.ts'
import { createTransactions } from '../../src/widget/money/transaction/transactions.ts'
import { ether, usdc } from '../../src/widget/features/send/testing/testTokens.ts'
import { testConnector } from '../../src/widget/testing/testConnection.ts'
import { createTestCore } from '../../src/widget/testing/testCore.ts'
import { createGate } from './gate.ts'
import { createSlowWallet, walletAccounts } from './slowWallet.ts'
import type { InterleavingWorld, Said } from './interleavingWorld.ts'

const names: Readonly<Record<string, string>> = {
  'vera.eth': '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  'omar.eth': '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
}
const tokens = [ether, usdc]
const decimals = `0x${'6'.padStart(64, '0')}`
const amounts = ['1', '0.1', '0.000001', '2']

/** A visitor who sends, with slow services and a slow wallet. */
export function createSendWorld(): InterleavingWorld {
  const gate = createGate()
  const requests: { request: Said; screen: Said | undefined }[] = []
  /** Tokens are deployed at the recipients' addresses. */
  let deployed = false
  /** The recipient's code as it was read since the click that began the order. */
  let code: string | undefined

  /** Recipients have no code, unless they are tokens. Every contract answers `decimals()`, like USDC. */
  function answer(method: string): string {
    if (method !== 'eth_getCode') return decimals
    code = deployed ? '0x60' : '0x'
    return code
  }

  const { core, clock } = createTestCore({
    backend: {
      chains: {
        ensAddress: (name) => gate.pass(async () => names[name]),
        call: (_network, method) => gate.pass(async () => answer(method)),
        waitForReceipt: async () => undefined,
      },
      balances: { balances: async () => tokens },
    },
  })
  const wallet = createSlowWallet(gate, (transaction) =>
    // This world confirms no risk. So no screen allows a transfer to a token, or to an address that was not looked at.
    requests.push({
      request: readTransfer(transaction),
      screen: code === '0x' ? says() : undefined,
    }),
  )
  core.session.adopt(testConnector, wallet.connection)
  const form = core.use(createSendForm)
  const recipient = core.use(createRecipientFlow)
  const sending = core.use(createSending)

  /** The preview's content, read from the stores and computed independently of the code under test. */
  function says(): Said | undefined {
    const { token, sendTokenAmount } = form.store.getState()
    const found = recipient.store.getState()
    const { view, id } = core.router.current()
    if (!core.modal.getState().open || view !== 'WalletSendPreview') return undefined
    if (!token || found.status !== 'found' || sendTokenAmount === '') return undefined
    return {
      screen: id,
      account: String(core.session.address()).toLowerCase(),
      chainId: Number(core.networks.store.getState().activeId.slice(7)),
      what: token.address?.toLowerCase() ?? 'coin',
      to: found.address.toLowerCase(),
      amount: parseUnits(sendTokenAmount, token.quantity.decimals),
    }
  }

  async function rest() {
    await clock.run(300)
  }

  return {
    core,
    gate,
    wallet,
    requests,
    says,
    async start() {
      deployed = false
      core.close()
      core.open('WalletSend')
      form.choose(ether)
      form.type('1')
      recipient.send({ type: 'typed', text: 'vera.eth' })
      await rest()
    },
    edit(draw) {
      if (draw % 3 === 0) form.type(amounts[draw % amounts.length] ?? '1')
      else if (draw % 3 === 1) form.choose(tokens[draw % tokens.length] ?? ether)
      else {
        recipient.send({ type: 'typed', text: Object.keys(names)[draw % 2] ?? 'vera.eth' })
      }
    },
    review() {
      if (core.router.current().view === 'WalletSend') core.router.push('WalletSendPreview')
    },
    click() {
      const transfer = currentTransfer(core)
      const { id, view } = core.router.current()
      if (view !== 'WalletSendPreview' || !transfer) return
      if (core.use(createTransactions).store.getState().status === 'idle') code = undefined
      void sending.sendToken(id, transfer)
    },
    tick: rest,
    drift(draw) {
      deployed = draw % 2 === 0
    },
    accounts: walletAccounts,
  }
}

function readTransfer(transaction: Readonly<Record<string, string>>): Said {
  const { data = '0x', from = '', to = '', value = '0x0', chainId = '0x0' } = transaction
  const base = { account: from.toLowerCase(), chainId: Number(chainId) }
  if (data === '0x') {
    return { ...base, what: 'coin', to: to.toLowerCase(), amount: BigInt(value) }
  }
  const { args } = decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })
  const [recipient, amount] = args as readonly [string, bigint]
  return { ...base, what: to.toLowerCase(), to: recipient.toLowerCase(), amount }
}
