import { describe, expect, it } from 'vitest'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testAddress, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createTokenBalances } from './tokenBalances.ts'

const token = (symbol: string, changes: Partial<TokenBalance> = {}): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  price: 1,
  value: 2,
  quantity: { numeric: '2', decimals: 18 },
  ...changes,
})

type Asked = { address: string; chainId: string | undefined; forceUpdate: unknown }

function setUp(
  ...answers: readonly ((notifyMore?: () => void) => Promise<readonly TokenBalance[]>)[]
) {
  const asked: Asked[] = []
  const test = createTestCore({
    backend: {
      balances: {
        balances(address, chainId, { forceUpdate, onTruncated } = {}) {
          asked.push({ address, chainId, forceUpdate })
          const answer = answers[asked.length - 1] ?? (() => new Promise<never>(() => undefined))
          return answer(onTruncated)
        },
      },
    },
  })
  test.core.session.adopt(testConnector, createTestConnection().connection)
  return { ...test, asked, tokens: test.core.use(createTokenBalances) }
}

const gives =
  (...rows: readonly TokenBalance[]) =>
  () =>
    Promise.resolve(rows)
const fails = () => Promise.reject(new FoyerError('http.status', 'Down'))

describe('the tokens of the account', () => {
  it('loads the tokens for address and network, and puts them in the account as well [C-305 A-093]', async () => {
    const usdc = token('USDC', { address: '0xA0b8', iconUrl: 'https://img.example/usdc.png' })
    const { asked, core, tokens } = setUp(gives(usdc, token('ETH')))
    await tokens.load({ forceUpdate: ['eip155:1:0xA0b8'] })
    expect(asked).toEqual([
      { address: testAddress, chainId: 'eip155:1', forceUpdate: ['eip155:1:0xA0b8'] },
    ])
    expect(tokens.store.getState()).toMatchObject({ status: 'ready', known: true })
    const [first, native] = core.account.getState().tokenBalance
    expect(first).toEqual({
      name: 'USDC',
      symbol: 'USDC',
      chainId: 'eip155:1',
      iconUrl: 'https://img.example/usdc.png',
      price: 1,
      value: 2,
      quantity: { numeric: '2', decimals: 18 },
      address: '0xA0b8',
    })
    expect(native).not.toHaveProperty('address')
  })

  it('gives a token with a link in its name no value, unless its contract is well known', async () => {
    const lure = token('CLAIM.COM', { address: '0xda1', price: 5, value: 10 })
    const yearn = token('YFI', {
      name: 'Get yearn.finance/vaults',
      address: '0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e',
    })
    const { core, tokens } = setUp(gives(lure, yearn))
    await tokens.load()
    expect(tokens.store.getState().tokens.map(({ price, value }) => [price, value])).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(core.account.getState().tokenBalance[0]).toMatchObject({ symbol: 'CLAIM.COM', value: 0 })
  })

  it('omits collectibles and other networks', async () => {
    const nft = token('NFT', { quantity: { numeric: '1', decimals: 0 } })
    const { tokens } = setUp(gives(nft, token('POL', { chainId: 'eip155:137' }), token('ETH')))
    const { tokens: shown } = await tokens.load()
    expect(shown.map(({ symbol }) => symbol)).toEqual(['ETH'])
  })

  it('names the coin as its network does, with its symbol and decimals, whatever the service calls it', async () => {
    const lie = token('USDC', {
      name: 'USD Coin',
      iconUrl: 'https://img.example/usdc.png',
      quantity: { numeric: '5', decimals: 6 },
    })
    const { core, tokens } = setUp(gives(lie, token('DAI', { address: '0xda1' })))
    await tokens.load()
    expect(core.account.getState().tokenBalance[0]).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: 'eip155:1',
      price: 1,
      value: 2,
      quantity: { numeric: '5', decimals: 18 },
    })
    expect(tokens.store.getState().tokens[1]).toMatchObject({ symbol: 'DAI', address: '0xda1' })
  })

  it('contains the coin once, with its picture if the service has its symbol', async () => {
    const iconUrl = 'https://img.example/eth.png'
    const { tokens } = setUp(gives(token('ETH', { name: 'Cash', iconUrl }), token('USDC')))
    const { tokens: shown } = await tokens.load()
    expect(shown).toEqual([expect.objectContaining({ name: 'Ether', symbol: 'ETH', iconUrl })])
  })

  it('keeps the tokens unchanged when the next request fails', async () => {
    const { tokens } = setUp(gives(token('ETH')), fails)
    await tokens.load()
    const state = await tokens.load()
    expect(state).toMatchObject({ status: 'failed', known: true, error: { code: 'http.status' } })
    expect(state.tokens).toHaveLength(1)
  })

  it('shows the coin as its chain has it, when the service fails before its first answer', async () => {
    const { core, tokens } = setUp(fails, gives(token('DAI', { address: '0xda1' })), fails)
    core.backend.chains.nativeBalance = () => Promise.resolve(1_500_000_000_000_000_000n)
    expect(await tokens.load()).toMatchObject({ status: 'failed', known: false })
    expect(tokens.store.getState().tokens).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:1',
        price: 0,
        unpriced: true,
        value: 0,
        quantity: { numeric: '1.5', decimals: 18 },
      },
    ])
    expect(core.account.getState().tokenBalance).toEqual([])
    await tokens.load()
    const { tokens: last } = await tokens.load()
    expect(last.map(({ symbol }) => symbol)).toEqual(['DAI'])
  })

  it('shows no tokens, with the failure of the service, when the chain fails too', async () => {
    const { core, seen, tokens } = setUp(fails)
    core.backend.chains.nativeBalance = () => Promise.reject(new FoyerError('chain.failed', 'Down'))
    expect(await tokens.load()).toMatchObject({
      status: 'failed',
      tokens: [],
      error: { code: 'http.status' },
    })
    expect(seen).toContainEqual(
      expect.objectContaining({ about: 'balances.coin', code: 'chain.failed' }),
    )
  })

  it('drops the tokens for another network, and ignores a late answer for the former one', async () => {
    let answer: (rows: readonly TokenBalance[]) => void = () => undefined
    const { clock, core, tokens } = setUp(
      gives(token('ETH')),
      () => new Promise((resolve) => (answer = resolve)),
    )
    await tokens.load()
    const late = tokens.load()
    core.networks.setActive(testNetworks.polygon.id)
    expect(tokens.store.getState()).toEqual({
      status: 'idle',
      tokens: [],
      known: false,
      truncated: false,
      error: undefined,
    })
    expect(core.account.getState().tokenBalance).toEqual([])
    answer([token('ETH')])
    await late
    await clock.idle()
    expect(tokens.store.getState()).toMatchObject({ status: 'idle', tokens: [] })
  })

  it('stops loading when the request is aborted', async () => {
    const leave = new AbortController()
    const { tokens } = setUp(
      () => Promise.reject(new FoyerError('aborted', 'Left')),
      gives(token('ETH')),
    )
    const asking = tokens.load({ signal: leave.signal })
    expect(tokens.store.getState().status).toBe('loading')
    leave.abort()
    await asking
    expect(tokens.store.getState()).toMatchObject({ status: 'idle', known: false })
    await tokens.load()
    expect(tokens.store.getState().status).toBe('ready')
  })

  it('reports that there are more tokens until an answer is complete', async () => {
    const { tokens } = setUp(
      (notifyMore) => {
        notifyMore?.()
        return Promise.resolve([token('ETH')])
      },
      gives(token('ETH')),
    )
    await tokens.load()
    expect(tokens.store.getState().truncated).toBe(true)
    await tokens.load()
    expect(tokens.store.getState().truncated).toBe(false)
  })
})

describe('several screens that need the tokens at the same time', () => {
  const slow = () => {
    const answers: ((rows: readonly TokenBalance[]) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const test = createTestCore({
      backend: {
        balances: {
          balances(_address, _chainId, { signal } = {}) {
            signals.push(signal)
            return new Promise((resolve) => answers.push(resolve))
          },
        },
      },
    })
    test.core.session.adopt(testConnector, createTestConnection().connection)
    return { tokens: test.core.use(createTokenBalances), answers, signals }
  }

  it('shares one request between screens, which continues when one of them is left', async () => {
    const { answers, signals, tokens } = slow()
    const [first, second] = [new AbortController(), new AbortController()]
    void tokens.load({ signal: first.signal })
    const asking = tokens.load({ signal: second.signal })
    first.abort()
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    answers[0]?.([token('ETH')])
    expect(await asking).toMatchObject({ status: 'ready' })
  })

  it('aborts the shared request when all screens are left, and the next one starts another', async () => {
    const { answers, signals, tokens } = slow()
    const [first, second] = [new AbortController(), new AbortController()]
    void tokens.load({ signal: first.signal })
    void tokens.load({ signal: second.signal })
    first.abort()
    second.abort()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(tokens.store.getState().status).toBe('idle')
    const asking = tokens.load()
    answers[1]?.([token('ETH')])
    expect(await asking).toMatchObject({ status: 'ready' })
  })

  it('joins a request for changed balances, which replaces an older one', async () => {
    const { answers, signals, tokens } = slow()
    void tokens.load()
    void tokens.load({ forceUpdate: ['eip155:1:0xA0b8'] })
    const asking = tokens.load()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    answers[1]?.([token('ETH')])
    expect(await asking).toMatchObject({ status: 'ready' })
    expect(signals).toHaveLength(2)
  })
})
