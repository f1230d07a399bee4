import { describe, expect, it } from 'vitest'
import { base58 } from '../../port/base58.ts'
import type { ChainId } from '../../port/chainIds.ts'
import type { Eip1193Request } from '../../port/connectors.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { readStandardWallet } from './readStandardWallet.ts'
import { standardAccounts } from './standardAccounts.ts'
import { createStandardProvider } from './standardProvider.ts'
import { createStandardSession } from './standardSession.ts'

const ADA = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const BOB = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'
const EVE = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
const devnet: ChainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const signature = new Uint8Array(64).fill(7)
const signed = new Uint8Array([1, 2, 250])
const transaction = btoa(String.fromCharCode(3, 0, 255))

/** A wallet with two devnet accounts that records what it is asked to sign. */
function setUp(answers: { readonly [method: string]: unknown } = {}) {
  const asked: [method: string, input: unknown][] = []
  const feature = (method: string, answer: unknown) => ({
    [`solana:${method}`]: {
      [method](input: unknown) {
        asked.push([method, input])
        return Promise.resolve(answers[method] ?? [answer])
      },
    },
  })
  const fake = fakeStandardWallet({
    features: {
      ...feature('signMessage', { signature }),
      ...feature('signTransaction', { signedTransaction: signed }),
      ...feature('signAndSendTransaction', { signature }),
    },
  })
  return { ...provide(fake), asked }
}

function provide(fake: ReturnType<typeof fakeStandardWallet>) {
  const wallet = readStandardWallet(fake.wallet)
  if (wallet === undefined) throw new Error('The fake wallet does not read as one.')
  const shown = [ADA, BOB].map((address) => ({ address, chains: ['solana:devnet'] }))
  const session = createStandardSession({
    wallet,
    accounts: standardAccounts(shown),
    onError: () => undefined,
  })
  const provider = createStandardProvider({ wallet, session, chainId: () => devnet })
  const ask = (method: string, params?: Eip1193Request['params']) =>
    provider.request({ method, ...(params === undefined ? {} : { params }) })
  return { ...fake, session, provider, ask, shown }
}

describe('the accounts', () => {
  it.each(['solana_getAccounts', 'solana_requestAccounts'])(
    'returns the accounts for %s',
    async (method) => {
      expect(await setUp().ask(method)).toEqual([{ pubkey: ADA }, { pubkey: BOB }])
    },
  )
})

describe('signing', () => {
  it('passes the message to the wallet as bytes, for the named account', async () => {
    const { ask, asked, shown } = setUp()
    const message = base58.encode(new TextEncoder().encode('Hi'))
    expect(await ask('solana_signMessage', { message, pubkey: BOB })).toEqual({
      signature: base58.encode(signature),
    })
    expect(asked).toEqual([
      ['signMessage', { account: shown[1], message: new Uint8Array([72, 105]) }],
    ])
  })

  it('signs with the first account by default, and accepts parameters in a list', async () => {
    const { ask, asked, shown } = setUp()
    expect(await ask('solana_signTransaction', [{ transaction }])).toEqual({
      transaction: btoa(String.fromCharCode(...signed)),
    })
    expect(asked).toEqual([
      [
        'signTransaction',
        {
          account: shown[0],
          transaction: new Uint8Array([3, 0, 255]),
          chain: 'solana:devnet',
        },
      ],
    ])
  })

  it('sends on the active cluster with only the known options', async () => {
    const { ask, asked, shown } = setUp()
    const options = { skipPreflight: false, maxRetries: 3, feePayer: EVE }
    const answer = await ask('solana_signAndSendTransaction', { transaction, options })
    expect(answer).toEqual({ signature: base58.encode(signature) })
    expect(asked[0]?.[1]).toStrictEqual({
      account: shown[0],
      transaction: new Uint8Array([3, 0, 255]),
      chain: 'solana:devnet',
      options: { skipPreflight: false, maxRetries: 3 },
    })
    await ask('solana_signAndSendTransaction', { transaction })
    expect(asked[1]?.[1]).toMatchObject({ options: {} })
    await ask('solana_signAndSendTransaction', { transaction, options: 'fast' })
    expect(asked[2]?.[1]).toMatchObject({ options: {} })
  })

  it.each([{ pubkey: ADA }, {}])(
    'is refused for an account that the wallet left without an event, and the session follows: %j',
    async (named) => {
      const { ask, asked, session, wallet } = setUp()
      const notified: unknown[] = []
      session.subscribe({
        accountsChanged: (accounts) => notified.push(accounts),
        chainChanged: () => undefined,
        disconnected: () => notified.push('disconnected'),
      })
      Object.assign(wallet, { accounts: [{ address: EVE, chains: ['solana:devnet'] }] })
      await expect(ask('solana_signTransaction', { transaction, ...named })).rejects.toMatchObject({
        code: 'wallet.unauthorized',
      })
      expect([asked, notified]).toEqual([[], [[EVE]]])
      await ask('solana_signTransaction', { transaction })
      expect(asked).toHaveLength(1)
    },
  )

  it('is left to a wallet that lists no account or throws, because it may be locked', async () => {
    const { ask, asked, session, wallet } = setUp()
    Object.defineProperty(wallet, 'accounts', {
      get() {
        throw new Error('locked')
      },
    })
    await ask('solana_signTransaction', { transaction })
    expect([asked.length, session.ended]).toEqual([1, false])
  })

  it('sends no request for an account that the wallet does not show', async () => {
    const { ask, asked } = setUp()
    await expect(ask('solana_signTransaction', { transaction, pubkey: EVE })).rejects.toMatchObject(
      { code: 'wallet.unauthorized' },
    )
    expect(asked).toEqual([])
  })

  it.each([
    ['solana_signMessage', { message: '0OIl' }],
    ['solana_signMessage', {}],
    ['solana_signMessage', undefined],
    ['solana_signTransaction', { transaction: '' }],
    ['solana_signTransaction', { transaction: 'AAAAA' }],
    ['solana_signTransaction', { transaction: 'AA=' }],
    ['solana_signTransaction', { transaction: '!AAAA' }],
    ['solana_signTransaction', { transaction: 'AAAA!' }],
    ['solana_signTransaction', { transaction: new Uint8Array([1]) }],
    ['solana_signAndSendTransaction', {}],
  ])('sends no request for %s with %j', async (method, params) => {
    const { ask, asked } = setUp()
    await expect(ask(method, params)).rejects.toMatchObject({
      code: 'wallet.failed',
      details: { rpcCode: -32_602 },
    })
    expect(asked).toEqual([])
  })

  it.each([
    ['nothing'],
    [{ signedTransaction: signed }],
    [[]],
    [['signed']],
    [[{ signedTransaction: 'AQL6' }]],
    [[{ signedTransaction: new Uint8Array(10_001) }]],
    [[{ signedTransaction: Array.from(signed) }]],
  ])('rejects a signed transaction that is not bytes: %o', async (answer) => {
    const { ask } = setUp({ signTransaction: answer })
    await expect(ask('solana_signTransaction', { transaction })).rejects.toMatchObject({
      code: 'wallet.malformed',
    })
  })

  it('accepts a signed transaction of 10,000 bytes', async () => {
    const { ask } = setUp({ signTransaction: [{ signedTransaction: new Uint8Array(10_000) }] })
    const answer = await ask('solana_signTransaction', { transaction })
    expect(atob((answer as { transaction: string }).transaction)).toHaveLength(10_000)
  })

  it("rejects with the wallet owner's answer", async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('No'), { code: 4001 }))
    const { ask } = provide(
      fakeStandardWallet({ features: { 'solana:signMessage': { signMessage: refuse } } }),
    )
    await expect(ask('solana_signMessage', { message: '1' })).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
  })

  it('rejects when the wallet lacks the feature', async () => {
    const { ask } = provide(fakeStandardWallet())
    await expect(ask('solana_signMessage', { message: '1' })).rejects.toMatchObject({
      code: 'wallet.unsupportedMethod',
    })
  })
})

it.each(['eth_sign', 'toString', 'solana_signAllTransactions'])(
  'rejects %s without asking the wallet',
  async (method) => {
    const { ask, asked } = setUp()
    await expect(ask(method)).rejects.toMatchObject({ code: 'wallet.unsupportedMethod' })
    expect(asked).toEqual([])
  },
)

it('signs nothing after the disconnect', async () => {
  const { ask, asked, session } = setUp()
  session.end()
  await expect(ask('solana_signTransaction', { transaction })).rejects.toMatchObject({
    code: 'wallet.disconnected',
  })
  expect(asked).toEqual([])
})

it('emits the accounts and the end to their listeners', () => {
  const { changeTo, provider } = setUp()
  const accounts: unknown[] = []
  const ends: unknown[] = []
  const removed: unknown[] = []
  const gone = (event: unknown) => removed.push(event)
  provider.on('accountsChanged', (now: unknown) => accounts.push(now))
  provider.on('disconnect', (error: unknown) => ends.push(error))
  provider.on('accountsChanged', gone)
  provider.removeListener('accountsChanged', gone)
  changeTo([EVE])
  expect([accounts, ends]).toEqual([[[EVE]], []])
  changeTo([])
  expect([accounts, ends]).toEqual([[[EVE]], [{ code: 4900, message: 'Disconnected' }]])
  expect(removed).toEqual([])
})
