import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { chainList } from '../../../../../anvil/chainList.ts'
import { findToken } from '../../chains/tokens/findToken.ts'
import { createAnvilChains } from '../../chains/testing/anvilChains.ts'
import { createTokenControls } from '../../chains/tokens/tokenControls.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { WorldPatch } from '../../world/worldTypes.ts'
import type { BalanceSource } from './balanceSource.ts'
import { createBalanceHandlers } from './balanceHandlers.ts'
import { createGeneratedTokens } from './generatedTokens.ts'
import { createEvmBalances } from './evmBalances.ts'

const api = 'https://chain.test'
const headers = { 'x-sdk-version': 'react-1' }
const mainnet = 'eip155:1'
const owner = testAccounts[0]?.address ?? ''
const id = (symbol: string) => `${mainnet}:${findToken(mainnet, symbol).address}`
const native = `${mainnet}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

const { chains, close } = createAnvilChains()
const tokens = createTokenControls(chains)
let genesis: unknown
beforeAll(async () => {
  genesis = await chains.rpc(mainnet, 'evm_snapshot')
})
beforeEach(async () => {
  await chains.rpc(mainnet, 'evm_revert', [genesis])
  genesis = await chains.rpc(mainnet, 'evm_snapshot')
})
afterAll(close)

interface Row {
  readonly symbol: string
  readonly value?: number
  readonly quantity: { readonly numeric: string }
  readonly [field: string]: unknown
}

const prices = { ETH: 3_000, USDC: 1, USDT: 1, DAI: 1, UNI: 7, LINK: 14, WBTC: 60_000, TOLL: 2 }
const solana: BalanceSource = {
  namespace: 'solana',
  nativeAddress: 'So11111111111111111111111111111111111111111',
  chainIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  isAddress: (text) => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text),
  holdings: async (chainId) => [
    {
      chainId,
      address: undefined,
      symbol: 'SOL',
      name: 'Solana',
      decimals: 9,
      price: 150,
      iconUrl: undefined,
      units: 1_500_000_000n,
    },
  ],
}

function setUp(patch: WorldPatch = { prices }, rpc = chains.rpc) {
  const world = createWorld(generateWorld({ patch }))
  const clock = { at: 0, now: () => clock.at }
  const evm = createEvmBalances({ world, chains: { rpc }, drawn: createGeneratedTokens(world) })
  const fetch = answerWith(
    createBalanceHandlers({ sources: [evm, solana], clock, blockchainApi: api }),
  )
  const ask = async (query: Record<string, string> = {}, address = owner, sent = {}) => {
    const text = new URLSearchParams({ projectId: 'p', chainId: mainnet, ...query }).toString()
    const response = await fetch(`${api}/v1/account/${address}/balance?${text}`, {
      headers: { ...headers, ...sent },
    })
    return { status: response.status, body: await response.json() }
  }
  const rows = async (...asked: Parameters<typeof ask>): Promise<readonly Row[]> =>
    (await ask(...asked)).body.balances
  return { world, clock, fetch, ask, rows }
}

const held = (rows: readonly Row[]) =>
  Object.fromEntries(rows.map(({ symbol, quantity }) => [symbol, quantity.numeric]))

describe('balances', () => {
  it('lists the balances of the tokens and the chain, the most valuable first [A-093]', async () => {
    const rows = await setUp().rows()
    expect(rows.map(({ symbol }) => symbol)).toEqual([
      'ETH',
      'WBTC',
      'USDC',
      'WETH',
      'USDT',
      'DAI',
      'LINK',
      'UNI',
      'TOLL',
      'GUST',
    ])
    expect(rows[0]).toEqual({
      name: 'Ether',
      symbol: 'ETH',
      chainId: mainnet,
      value: 30_000_000,
      price: 3_000,
      quantity: { decimals: '18', numeric: '10000' },
      iconUrl: expect.stringMatching(/^data:image/),
    })
    expect(rows[2]).toEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      chainId: mainnet,
      address: id('USDC'),
      value: 10_000,
      price: 1,
      quantity: { decimals: '6', numeric: '10000' },
      iconUrl: expect.stringMatching(/^data:image/),
    })
    expect(new Set(rows.map(({ iconUrl }) => iconUrl)).size).toBe(10)
  })

  it('returns no value and a price of 0 for a token without a price', async () => {
    const rows = await setUp().rows()
    expect(rows.at(-1)).toMatchObject({ symbol: 'GUST', price: 0 })
    expect(rows.at(-1)).not.toHaveProperty('value')
  })

  it('keeps every digit of a balance', async () => {
    await tokens.setTokenBalance(mainnet, 'DAI', owner, 12_345_678_901_234_567_890_123_456_789n)
    await tokens.setTokenBalance(mainnet, 'WBTC', owner, 1n)
    expect(held(await setUp().rows())).toMatchObject({
      DAI: '12345678901.234567890123456789',
      WBTC: '0.00000001',
    })
  })

  it('updates balances at once when the price of the world changes', async () => {
    const { world, rows } = setUp()
    await rows()
    world.update((state) => ({ ...state, prices: { ...state.prices, UNI: 700 } }))
    expect((await rows())[1]).toMatchObject({ symbol: 'WBTC', value: 30_000 })
    expect((await rows())[2]).toMatchObject({ symbol: 'UNI', price: 700, value: 28_000 })
  })

  it('keeps balances for 10 s of the clock, and then updates them', async () => {
    const { clock, rows } = setUp()
    await rows()
    await tokens.setTokenBalance(mainnet, 'USDC', owner, 7_000_000n)
    clock.at = 9_999
    expect(held(await rows())).toMatchObject({ USDC: '10000' })
    clock.at = 10_000
    expect(held(await rows())).toMatchObject({ USDC: '7' })
  })

  it('balances update at once for the requested tokens, and only for them', async () => {
    const { clock, rows } = setUp()
    await rows()
    await tokens.setTokenBalance(mainnet, 'USDC', owner, 7_000_000n)
    await tokens.setTokenBalance(mainnet, 'USDT', owner, 8_000_000n)
    await chains.rpc(mainnet, 'anvil_setBalance', [owner, '0xde0b6b3a7640000'])
    const forceUpdate = `${id('USDC').toLowerCase()},${native}`
    expect(held(await rows({ forceUpdate }))).toMatchObject({ USDC: '7', ETH: '1', USDT: '5000' })
    expect(held(await rows())).toMatchObject({ USDC: '7', USDT: '5000' })
    clock.at = 10_000
    expect(held(await rows())).toMatchObject({ USDT: '8' })
  })

  it('the service omits empty balances, unless they are requested', async () => {
    const { rows } = setUp()
    await tokens.setTokenBalance(mainnet, 'USDC', owner, 0n)
    expect(Object.keys(held(await rows()))).not.toContain('USDC')
    const named = await rows({ forceUpdate: id('USDC') })
    expect(named.find(({ symbol }) => symbol === 'USDC')).toMatchObject({
      value: 0,
      quantity: { decimals: '6', numeric: '0' },
    })
  })

  it('balances cover every chain of the namespace when none is named', async () => {
    const { fetch } = setUp()
    const all = await fetch(`${api}/v1/account/${owner}/balance?projectId=p`, { headers })
    const { balances } = (await all.json()) as { balances: readonly Row[] }
    expect(new Set(balances.map(({ chainId }) => chainId))).toEqual(
      new Set(chainList.map(({ caip2 }) => caip2)),
    )
  })

  it('returns balances of another namespace', async () => {
    const address = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
    const { ask } = setUp()
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    expect((await ask({ chainId }, address)).body).toEqual({
      balances: [
        {
          name: 'Solana',
          symbol: 'SOL',
          chainId,
          value: 225,
          price: 150,
          quantity: { decimals: '9', numeric: '1.5' },
        },
      ],
    })
    expect((await ask({ chainId })).status).toBe(400)
    expect((await ask({}, address)).status).toBe(400)
  })

  it.each([
    ['a chain without a node', { chainId: 'eip155:5' }, {}],
    ['Rootstock', { chainId: 'eip155:30' }, {}],
    ['a client without a version', {}, { 'x-sdk-version': '' }],
    ['a client that cannot read them', {}, { 'x-sdk-version': 'react-wagmi-1.6.5' }],
  ])('returns empty balances for %s', async (_, query, sent) => {
    expect(await setUp().ask(query, owner, sent)).toEqual({ status: 200, body: { balances: [] } })
  })

  it.each([
    [401, 'projectId', { projectId: '' }, owner],
    [400, 'address', {}, '0x12'],
    [400, 'chainId', { chainId: 'mainnet' }, owner],
  ])('rejects balances with %i for %s', async (status, field, query, address) => {
    expect(await setUp().ask(query, address)).toMatchObject({
      status,
      body: { status: 'FAILED', reasons: [{ field }] },
    })
  })

  it('rejects balances with 503 when the chain is down', async () => {
    const down = setUp({}, () => Promise.reject(new Error('gone')))
    expect(await down.ask()).toMatchObject({
      status: 503,
      body: { reasons: [{ field: 'provider' }] },
    })
  })
})

describe('two thousand tokens', () => {
  it('adds two thousand tokens to those of the chain, the same every time', async () => {
    const { rows } = setUp({ manyTokens: 2_000 })
    const first = await rows()
    expect(first).toHaveLength(2_010)
    expect(new Set(first.map(({ address }) => address)).size).toBe(2_010)
    const values = first.flatMap(({ value = 0 }) => value)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(await rows()).toEqual(first)
    expect(await setUp({ manyTokens: 2_000, seed: 2 }).rows()).not.toEqual(first)
  })

  it('two thousand tokens exist on Ethereum only', async () => {
    const { rows } = setUp({ manyTokens: 2_000 })
    expect(await rows({ chainId: 'eip155:11155111' })).toHaveLength(2)
  })
})
