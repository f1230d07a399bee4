import { testAddress } from '../../core/testing/createTestConnection.ts'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createRecipientFlow } from './recipientFlow.ts'
import { createSendFlow } from './sendFlow.ts'
import { createSendForm } from './sendForm.ts'
import { createSendTest, hash, other, toVera, vera } from './testing/createSendTest.ts'
import { ether, usdc } from './testing/testTokens.ts'

function setUp(options: Parameters<typeof createSendTest>[0] = {}) {
  const test = createSendTest(options)
  const { core } = test
  const flow = core.use(createSendFlow)
  core.use(createSendForm).choose(ether)
  core.use(createRecipientFlow)
  core.router.push('WalletSendPreview')
  return {
    ...test,
    flow,
    state: () => flow.store.getState(),
    events: () =>
      test.seen.flatMap((each) => (each.type === 'analytics' ? [each.event] : [])).slice(-2),
    sent: () => test.asked.filter(({ method }) => method === 'eth_sendTransaction'),
    async send(transfer = toVera, token = 'ETH') {
      flow.send({ type: 'send', transfer, token })
      await test.clock.idle()
    },
  }
}

describe('sending', () => {
  it('asks the wallet for exactly what was shown [A-158]', async () => {
    const { send, sent } = setUp()
    await send()
    expect(sent()).toEqual([
      {
        method: 'eth_sendTransaction',
        params: [
          {
            from: toVera.from,
            to: vera,
            data: '0x',
            value: '0xde0b6b3a7640000',
            gasPrice: '0xb2d05e00',
            chainId: '0x1',
          },
        ],
      },
    ])
  })

  it('says that it started, starts anew and goes to the account', async () => {
    const { core, events, send, state, toasts, views } = setUp()
    await send()
    expect(views()).toEqual(['Account'])
    expect(toasts()).toEqual(['Transaction started'])
    expect(state()).toEqual({ status: 'ready' })
    expect(core.use(createSendForm).store.getState().token).toBeUndefined()
    const facts = { isSmartAccount: false, network: 'eip155:1', token: 'ETH', amount: 1 }
    expect(events()).toEqual([
      { event: 'SEND_INITIATED', properties: facts },
      { event: 'SEND_SUCCESS', properties: facts },
    ])
    expect(core.backend.storage.get('@foyer/recipients')).toBe(
      JSON.stringify({ [testAddress.toLowerCase()]: [vera] }),
    )
  })

  it('stays where the visitor went meanwhile', async () => {
    const { core, send, views } = setUp({
      wallet: { eth_sendTransaction: () => (core.router.reset('Profile'), hash) },
    })
    await send()
    expect(views()).toEqual(['Profile'])
  })

  it('that the wallet refuses stays, and says so', async () => {
    const { events, send, state, toasts, views } = setUp({
      wallet: {
        eth_sendTransaction: () => Promise.reject(new FoyerError('wallet.rejected', 'no')),
      },
    })
    await send()
    expect(views().at(-1)).toBe('WalletSendPreview')
    expect(toasts()).toEqual(['Something went wrong'])
    expect(state()).toEqual({ status: 'ready' })
    expect(events().map(({ event }) => event)).toEqual(['SEND_INITIATED', 'SEND_ERROR'])
  })

  it('that the wallet answers without a hash is no success', async () => {
    const { send, toasts } = setUp({ wallet: { eth_sendTransaction: () => null } })
    await send()
    expect(toasts()).toEqual(['Something went wrong'])
  })

  it('once is enough: what is pressed again meanwhile is ignored', async () => {
    const { flow, send, sent } = setUp()
    flow.send({ type: 'send', transfer: toVera, token: 'ETH' })
    await send()
    expect(sent()).toHaveLength(1)
  })
})

describe('the last look', () => {
  it('stops when the name leads elsewhere', async () => {
    const { send, sent, state, toasts } = setUp({ chains: { ensAddress: async () => other } })
    await send()
    expect(state()).toEqual({
      status: 'ready',
      problem: { kind: 'nameChanged', name: 'vera.eth', now: other },
    })
    expect(sent()).toEqual([])
    expect(toasts()).toEqual([])
  })

  it('stops when the name leads nowhere, or cannot be looked up', async () => {
    const gone = setUp({ chains: { ensAddress: async () => undefined } })
    await gone.send()
    expect(gone.state()).toMatchObject({ problem: { kind: 'nameGone' } })
    const down = setUp({
      chains: { ensAddress: () => Promise.reject(new FoyerError('chain.failed', 'down')) },
    })
    await down.send()
    expect(down.state()).toMatchObject({ problem: { kind: 'nameUnchecked' } })
    expect([...gone.sent(), ...down.sent()]).toEqual([])
  })

  it('asks for no name where the visitor gave an address', async () => {
    const { send, sent } = setUp({ chains: { ensAddress: async () => other } })
    await send({ ...toVera, name: undefined })
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['another account', { eth_accounts: () => [other] }, 'accountChanged'],
    ['no account', { eth_accounts: () => [] }, 'accountChanged'],
    ['another chain', { eth_chainId: () => '0x89' }, 'networkChanged'],
  ])('stops when the wallet has %s', async (_, wallet, kind) => {
    const { send, sent, state } = setUp({ wallet })
    await send()
    expect(state()).toMatchObject({ problem: { kind } })
    expect(sent()).toEqual([])
  })

  it('stops when the app has another account or network than was shown', async () => {
    const { send, sent, state } = setUp()
    await send({ ...toVera, from: other })
    expect(state()).toMatchObject({ problem: { kind: 'accountChanged' } })
    await send({ ...toVera, chainId: 'eip155:137' })
    expect(state()).toMatchObject({ problem: { kind: 'networkChanged' } })
    expect(sent()).toEqual([])
  })

  it('stops when the token counts in other units than was shown', async () => {
    const { send, sent, state } = setUp()
    await send({ ...toVera, token: usdc.address, units: 5n, decimals: 8 }, usdc.address)
    expect(state()).toMatchObject({ problem: { kind: 'tokenMiscounted' } })
    expect(sent()).toEqual([])
  })

  it('believes a contract that does not tell its units', async () => {
    const { send, sent } = setUp({ rpc: { eth_call: () => '0x' } })
    await send({ ...toVera, token: usdc.address, units: 5n, decimals: 8 }, usdc.address)
    expect(sent()).toHaveLength(1)
  })

  it('is dropped when the visitor leaves', async () => {
    let answer: (address: string) => void = () => undefined
    const { clock, flow, send, sent, state } = setUp({
      chains: { ensAddress: () => new Promise((resolve) => (answer = resolve)) },
    })
    await send()
    expect(state().status).toBe('checking')
    flow.send({ type: 'left' })
    answer(vera)
    await clock.idle()
    expect(sent()).toEqual([])
    expect(state()).toEqual({ status: 'ready' })
  })
})

describe('after it was sent', () => {
  it('the balances of the token and of the coin are read anew', async () => {
    const { loads, send } = setUp()
    await send({ ...toVera, token: usdc.address, units: 5n, decimals: 6 }, usdc.address)
    expect(loads.at(-1)).toEqual([
      'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
      `eip155:1:${usdc.address}`,
    ])
  })

  it('the receipt is waited for 25 seconds [A-183]', async () => {
    const waits: number[] = []
    const { send, toasts } = setUp({
      chains: {
        waitForReceipt: async (_network, _hash, { timeoutMs }) => void waits.push(timeoutMs),
        call: async () => ({ hash }),
      },
    })
    await send()
    expect(waits).toEqual([25_000])
    expect(toasts()).toEqual(['Transaction started'])
  })

  it('a revert is told', async () => {
    const { send, toasts } = setUp({
      chains: { waitForReceipt: async () => ({ hash, status: 'reverted', blockNumber: 1n }) },
    })
    await send()
    expect(toasts()).toEqual(['Transaction started', 'The transfer failed on the network'])
  })

  it('a transaction that the chain no longer knows is told', async () => {
    const { send, toasts } = setUp({
      chains: { waitForReceipt: async () => undefined, call: async () => null },
    })
    await send()
    expect(toasts()).toEqual(['Transaction started', 'The transfer was dropped or replaced'])
  })

  it('nothing is claimed of a smart account’s operation or of a chain that cannot be read', async () => {
    const smart = setUp({
      chains: { waitForReceipt: async () => undefined, call: async () => null },
    })
    smart.core.account.setState({ type: 'smartAccount' })
    await smart.send()
    const down = setUp({
      chains: { waitForReceipt: () => Promise.reject(new FoyerError('chain.failed', 'down')) },
    })
    await down.send()
    expect([...smart.toasts(), ...down.toasts()]).toEqual([
      'Transaction started',
      'Transaction started',
    ])
  })
})
