import { imageUrl } from '../../../real/guards/imageUrl.ts'
import { stoppedClock } from '../../../real/testing/stoppedClock.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ProposedTransaction } from '../../../port/services/swap.ts'
import { createHttpClient } from '../../../real/http/httpClient.ts'
import { createSwap } from '../../../real/http/swap.ts'
import { findToken } from '../../chains/tokens/findToken.ts'
import { createPools } from '../../chains/swap/pools.ts'
import { createAnvilChains } from '../../chains/testing/anvilChains.ts'
import { createTokenControls } from '../../chains/tokens/tokenControls.ts'
import { untilMined } from '../../chains/untilMined.ts'
import { answerWith } from '../../network/answerWith.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { WorldPatch } from '../../world/worldTypes.ts'
import { createGeneratedTokens } from '../tokens/generatedTokens.ts'
import { createFindEvmToken } from '../tokens/findEvmToken.ts'
import { createPriceHandlers } from '../tokens/priceHandlers.ts'
import { createSwapHandlers } from './swapHandlers.ts'

const api = 'https://chain.test'
const chain = 'eip155:1'
const owner = testAccounts[0]?.address ?? '0x'
const user = `${chain}:${owner}`
const native = `${chain}:${knownAddresses.nativeCoin}`
const { router } = knownAddresses
const [usdc, dai, usdt, toll, gust] = ['USDC', 'DAI', 'USDT', 'TOLL', 'GUST'].map(
  (symbol) => `${chain}:${findToken(chain, symbol).address}`,
) as [string, string, string, string, string]
const million = 1_000_000n

const { chains, close } = createAnvilChains()
const tokens = createTokenControls(chains)
let genesis: unknown
beforeAll(async () => {
  genesis = await chains.rpc(chain, 'evm_snapshot')
})
beforeEach(async () => {
  await chains.rpc(chain, 'evm_revert', [genesis])
  genesis = await chains.rpc(chain, 'evm_snapshot')
})
afterAll(close)

function setUp(patch: WorldPatch = {}) {
  const world = createWorld(generateWorld({ patch }))
  const pools = createPools({ chains, world, tokens })
  const drawn = createGeneratedTokens(world)
  const fetch = answerWith([
    ...createSwapHandlers({ world, chains, pools, drawn, blockchainApi: api }),
    ...createPriceHandlers({ find: [createFindEvmToken({ world, drawn })], blockchainApi: api }),
  ])
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: api })
  const swap = createSwap({
    http,
    projectId: 'p1',
    sdk: { type: 'w3m', version: 'v' },
    image: imageUrl,
  })
  const get = async (path: string, query: Record<string, string>) => {
    const response = await fetch(`${api}${path}?${new URLSearchParams(query).toString()}`)
    return { status: response.status, body: await response.json() }
  }
  const post = async (path: string, body: string) => {
    const response = await fetch(`${api}${path}`, { method: 'POST', body })
    return { status: response.status, body: await response.json() }
  }
  return { world, swap, get, post }
}

async function send({ from, to, data, value, gas }: ProposedTransaction) {
  const limit = gas === undefined ? {} : { gas: `0x${gas.toString(16)}` }
  const hash = await chains.rpc(chain, 'eth_sendTransaction', [
    { from, to, data, value: `0x${value.toString(16)}`, ...limit },
  ])
  await untilMined(chains, chain, hash)
  const receipt = await chains.rpc(chain, 'eth_getTransactionReceipt', [hash])
  return Object(receipt) as { status: string; gasUsed: string }
}

const quoteOf = (
  swap: ReturnType<typeof setUp>['swap'],
  from: string,
  to: string,
  amount: bigint,
) => swap.quote({ from, to, amount, user: owner, gasPrice: 1n }).then(({ toAmount }) => toAmount)

describe('tokens', () => {
  it('are the coin and the tokens of the chain, each with its own picture', async () => {
    const list = await setUp().swap.tokens(chain)
    expect(list.slice(0, 3)).toMatchObject([
      { symbol: 'ETH', name: 'Ether', decimals: 18, address: native.toLowerCase() },
      { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: usdc },
      { symbol: 'USDT', decimals: 6, address: usdt },
    ])
    expect(list).toHaveLength(10)
    expect(new Set(list.map(({ logoUri }) => logoUri)).size).toBe(10)
  })

  it('can be thousands', async () => {
    const list = await setUp({ manyTokens: 2_000 }).swap.tokens(chain)
    expect(list).toHaveLength(2_010)
    expect(new Set(list.map(({ symbol }) => symbol)).size).toBe(2_010)
  })
})

describe('prices', () => {
  it('are those of the world, also when it moves them', async () => {
    const { swap, world } = setUp({ prices: { ETH: 3_000, USDC: 0.99 } })
    const weth = `${chain}:${findToken(chain, 'WETH').address}`
    expect(await Promise.all([native, usdc, weth].map((id) => swap.price(id)))).toEqual([
      3_000, 0.99, 3_000,
    ])
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 1_500 } }))
    expect(await swap.price(native.toLowerCase())).toBe(1_500)
  })

  it('are none for a token that is unpriced or unknown', async () => {
    const { swap } = setUp()
    expect(await Promise.all([gust, `${chain}:${owner}`].map((id) => swap.price(id)))).toEqual([
      0, 0,
    ])
  })

  it('have the wire form', async () => {
    const { post } = setUp({ prices: { USDC: 1.01 } })
    const body = JSON.stringify({ projectId: 'p1', currency: 'usd', addresses: [usdc, dai] })
    expect((await post('/v1/fungible/price', body)).body).toEqual({
      fungibles: [
        {
          address: usdc,
          name: 'USD Coin',
          symbol: 'USDC',
          iconUrl: expect.stringMatching(/^data:image/),
          price: 1.01,
          decimals: 6,
        },
      ],
    })
  })
})

describe('a quote', () => {
  it('is what the pool would pay, after the fee of 0.85 %', async () => {
    const { swap } = setUp({ prices: { ETH: 3_000, USDC: 1 } })
    const amount = 10n ** 15n
    const out = await quoteOf(swap, native, usdc, amount)
    // A thousandth of a coin at 3,000 USD, the fee taken off; the pool is deep enough to lose next to nothing.
    expect(Number(out) / 1e6).toBeCloseTo(3 * 0.9915, 4)
  })

  it('moves with the price of the world', async () => {
    const { swap, world } = setUp({ prices: { ETH: 3_000 } })
    const before = await quoteOf(swap, native, usdc, 10n ** 15n)
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 6_000 } }))
    const after = await quoteOf(swap, native, usdc, 10n ** 15n)
    expect(Number(after) / Number(before)).toBeCloseTo(2, 3)
  })

  it('takes the account plain and as CAIP-10, and names both tokens', async () => {
    const { get } = setUp()
    const query = { projectId: 'p1', from: usdc, to: dai, amount: '1000000', gasPrice: '1' }
    const [plain, named] = await Promise.all(
      [owner, user].map((userAddress) => get('/v1/convert/quotes', { ...query, userAddress })),
    )
    expect(plain).toEqual(named)
    expect(plain?.body).toEqual({
      quotes: [
        {
          id: null,
          fromAmount: '1000000',
          fromAccount: usdc,
          toAmount: expect.stringMatching(/^9[89]\d{16}$/),
          toAccount: dai,
        },
      ],
    })
  })
})

describe('a swap of a token', () => {
  it.each([
    ['exactly what it needs', { amount: 250n * million }, 250n * million, 0n],
    ['without a limit', {}, 2n ** 256n - 1n, 2n ** 256n - 1n],
  ])('is approved for %s, and pays what was quoted', async (_, limit, allowed, left) => {
    const { swap } = setUp()
    const amount = 250n * million
    expect(await swap.allowance({ token: usdc, user })).toBe(0n)
    const approval = await swap.buildApproval({ from: usdc, to: dai, user, ...limit })
    expect(approval).toMatchObject({ from: owner, to: findToken(chain, 'USDC').address, value: 0n })
    expect(await send(approval)).toMatchObject({ status: '0x1' })
    expect(await swap.allowance({ token: usdc, user })).toBe(allowed)

    const before = await tokens.tokenBalance(chain, 'DAI', owner)
    const quoted = await quoteOf(swap, usdc, dai, amount)
    const built = await swap.buildSwap({ from: usdc, to: dai, amount, user, slippagePercent: 1 })
    expect(built).toMatchObject({ toAmount: quoted, transaction: { to: router, value: 0n } })
    const { status, gasUsed } = await send(built.transaction)
    expect(status).toBe('0x1')
    expect(built.transaction.gas).toBeGreaterThan(BigInt(gasUsed))
    expect((await tokens.tokenBalance(chain, 'DAI', owner)) - before).toBe(quoted)
    expect(await swap.allowance({ token: usdc, user })).toBe(left)
  })

  it('approves a token that answers with nothing, and one that keeps a transfer fee pays what was quoted', async () => {
    const { swap } = setUp()
    const amount = 100n * million
    expect(
      await send(await swap.buildApproval({ from: usdt, to: toll, user, amount })),
    ).toMatchObject({ status: '0x1' })
    const before = await tokens.tokenBalance(chain, 'TOLL', owner)
    const built = await swap.buildSwap({ from: usdt, to: toll, amount, user, slippagePercent: 1 })
    expect(await send(built.transaction)).toMatchObject({ status: '0x1' })
    expect((await tokens.tokenBalance(chain, 'TOLL', owner)) - before).toBe(built.toAmount)
  })

  it('has a minimum of the quote less its slippage, to the unit, for the user alone', async () => {
    const { swap } = setUp()
    const { decodeFunctionData } = await import('viem')
    const { routerAbi } = await import('../../chains/swap/routerAbi.ts')
    const order = { from: native, to: usdc, amount: 10n ** 17n, user }
    const built = await Promise.all(
      [0.5, 1, 3].map((slippagePercent) => swap.buildSwap({ ...order, slippagePercent })),
    )
    const minima = built.map(({ transaction }) => {
      const { args } = decodeFunctionData({ abi: routerAbi, data: transaction.data as '0x' })
      return Object(args?.[1]) as { minReturnAmount: bigint; dstReceiver: string; amount: bigint }
    })
    const quoted = await quoteOf(swap, native, usdc, order.amount)
    expect(minima).toMatchObject([
      { minReturnAmount: (quoted * 9_950n) / 10_000n, dstReceiver: owner, amount: order.amount },
      { minReturnAmount: (quoted * 9_900n) / 10_000n },
      { minReturnAmount: (quoted * 9_700n) / 10_000n },
    ])
  })

  it('reverts when the pool has moved further than the slippage allows', async () => {
    const { swap, world } = setUp({ prices: { ETH: 3_000 } })
    const order = { from: native, to: usdc, amount: 10n ** 17n, user, slippagePercent: 1 }
    const { transaction } = await swap.buildSwap(order)
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 2_900 } }))
    await quoteOf(swap, native, usdc, 1_000n)
    expect(await send(transaction)).toMatchObject({ status: '0x0' })
  })
})

describe('a swap of the coin', () => {
  it('sends its amount as value and needs no allowance', async () => {
    const { swap } = setUp()
    const amount = 10n ** 18n
    expect(await swap.allowance({ token: native, user })).toBe(2n ** 256n - 1n)
    const before = await tokens.tokenBalance(chain, 'USDC', owner)
    const order = { from: native, to: usdc, amount, user, slippagePercent: 1 }
    const { transaction, toAmount } = await swap.buildSwap(order)
    expect(transaction.value).toBe(amount)
    expect(await send(transaction)).toMatchObject({ status: '0x1' })
    expect((await tokens.tokenBalance(chain, 'USDC', owner)) - before).toBe(toAmount)
  })
})

describe('the approval on the wire', () => {
  it('has the source token in `from` and the target token in `to`', async () => {
    const { get } = setUp()
    const query = { projectId: 'p1', userAddress: user, from: usdc, to: dai, amount: '5' }
    const { tx } = (await get('/v1/convert/build-approve', query)).body
    const spender = router.slice(2).toLowerCase().padStart(64, '0')
    expect(tx).toEqual({
      from: usdc,
      to: dai,
      data: `0x095ea7b3${spender}${'5'.padStart(64, '0')}`,
      value: '0',
      eip155: { gasPrice: expect.stringMatching(/^\d+$/) },
    })
  })
})

describe('refuses', () => {
  const convert = (name: string) => `/v1/convert/${name}`
  const quotes = { projectId: 'p1', from: usdc, to: dai, amount: '1', userAddress: owner }

  it.each([
    [401, 'projectId', convert('tokens'), { chainId: chain }],
    [400, 'chainId', convert('tokens'), { projectId: 'p1', chainId: 'eip155:11155111' }],
    [400, 'chainId', convert('tokens'), { projectId: 'p1', chainId: 'ethereum' }],
    [400, 'to', convert('quotes'), { ...quotes, to: dai.replace(':1:', ':137:') }],
    [400, 'from', convert('quotes'), { ...quotes, from: 'USDC' }],
    [400, 'amount', convert('quotes'), { ...quotes, amount: '1.5' }],
    [400, 'userAddress', convert('quotes'), { ...quotes, userAddress: '0x12' }],
    [
      400,
      'userAddress',
      convert('quotes'),
      { ...quotes, userAddress: user.replace(':1:', ':137:') },
    ],
    [400, 'amount', convert('quotes'), { ...quotes, to: user }],
    [400, 'amount', convert('quotes'), { ...quotes, to: usdc }],
    [400, 'tokenAddress', convert('allowance'), { projectId: 'p1', userAddress: user }],
    [400, 'userAddress', convert('allowance'), { projectId: 'p1', tokenAddress: usdc }],
    [400, 'to', convert('build-approve'), { projectId: 'p1', from: usdc, userAddress: user }],
  ])('with %i and the field %s: %s %o', async (status, field, path, query) => {
    const answer = await setUp().get(path, query as Record<string, string>)
    expect(answer).toMatchObject({ status, body: { status: 'FAILED', reasons: [{ field }] } })
  })

  const order = {
    projectId: 'p1',
    amount: '1000000',
    from: usdc,
    to: dai,
    userAddress: user,
    eip155: { slippage: 1 },
  }
  it.each([
    [422, 'body', 'not JSON'],
    [401, 'projectId', JSON.stringify({ ...order, projectId: undefined })],
    [400, 'slippage', JSON.stringify({ ...order, eip155: { slippage: 51 } })],
    [400, 'slippage', JSON.stringify({ ...order, eip155: undefined })],
    [400, 'userAddress', JSON.stringify({ ...order, userAddress: owner })],
    [400, 'userAddress', JSON.stringify({ ...order, userAddress: user.replace(':1:', ':137:') })],
    // Nothing is allowed yet, so it could not run.
    [400, 'userAddress', JSON.stringify(order)],
    [400, 'amount', JSON.stringify({ ...order, amount: '0' })],
  ])('to build with %i and the field %s: %s', async (status, field, body) => {
    const answer = await setUp().post(convert('build-transaction'), body)
    expect(answer).toMatchObject({ status, body: { status: 'FAILED', reasons: [{ field }] } })
  })

  it('to build what the user cannot pay', async () => {
    const { post } = setUp()
    const coins = { ...order, from: native, amount: (10n ** 24n).toString() }
    const answer = await post(convert('build-transaction'), JSON.stringify(coins))
    expect(answer).toMatchObject({ status: 400, body: { reasons: [{ field: 'userAddress' }] } })
  })

  it('nothing that cannot run yet, when the estimate is left out', async () => {
    const { swap } = setUp()
    const { transaction } = await swap.buildSwap({
      from: usdc,
      to: dai,
      amount: million,
      user,
      slippagePercent: 1,
      disableEstimate: true,
    })
    expect(transaction).not.toHaveProperty('gas')
  })

  it('prices in other money or of odd addresses', async () => {
    const { post } = setUp()
    const ask = async (body: object) =>
      (await post('/v1/fungible/price', JSON.stringify(body))).status
    expect(await ask({ projectId: 'p1', currency: 'btc', addresses: [usdc] })).toBe(400)
    expect(await ask({ projectId: 'p1', currency: 'usd', addresses: ['USDC'] })).toBe(400)
    expect(await ask({ currency: 'usd', addresses: [usdc] })).toBe(401)
  })
})

it('says 503 when the chain is down', async () => {
  const world = createWorld(generateWorld())
  const gone = { rpc: () => Promise.reject(new Error('gone')) }
  const pools = { ready: async () => undefined }
  const fetch = answerWith(
    createSwapHandlers({ world, chains: gone, pools, drawn: () => [], blockchainApi: api }),
  )
  const url = `${api}/v1/convert/allowance?projectId=p1&tokenAddress=${usdc}&userAddress=${user}`
  expect((await fetch(url)).status).toBe(503)
})
