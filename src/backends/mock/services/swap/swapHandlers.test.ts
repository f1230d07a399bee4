import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findToken } from '../../chains/tokens/findToken.ts'
import {
  chain,
  owner,
  user,
  native,
  router,
  usdc,
  dai,
  usdt,
  toll,
  gust,
  million,
  createSwapServiceTest,
} from './testing/swapServiceTest.ts'

const test = createSwapServiceTest()
const { tokens, setUp, send, quoteOf } = test
beforeAll(test.start)
beforeEach(test.reset)
afterAll(test.close)

describe('tokens', () => {
  it('lists the coin and the tokens of the chain, each with its own picture', async () => {
    const list = await setUp().swap.tokens(chain)
    expect(list.slice(0, 3)).toMatchObject([
      { symbol: 'ETH', name: 'Ether', decimals: 18, address: native.toLowerCase() },
      { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: usdc },
      { symbol: 'USDT', decimals: 6, address: usdt },
    ])
    expect(list).toHaveLength(10)
    expect(new Set(list.map(({ logoUri }) => logoUri)).size).toBe(10)
  })

  it('lists thousands of tokens', async () => {
    const list = await setUp({ manyTokens: 2_000 }).swap.tokens(chain)
    expect(list).toHaveLength(2_010)
    expect(new Set(list.map(({ symbol }) => symbol)).size).toBe(2_010)
  })
})

describe('prices', () => {
  it('returns the prices of the world, also after the world changes them', async () => {
    const { swap, world } = setUp({ prices: { ETH: 3_000, USDC: 0.99 } })
    const weth = `${chain}:${findToken(chain, 'WETH').address}`
    expect(await Promise.all([native, usdc, weth].map((id) => swap.price(id)))).toEqual([
      3_000, 0.99, 3_000,
    ])
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 1_500 } }))
    expect(await swap.price(native.toLowerCase())).toBe(1_500)
  })

  it('omits the price of a token that has no price or is unknown', async () => {
    const { swap } = setUp()
    expect(await Promise.all([gust, `${chain}:${owner}`].map((id) => swap.price(id)))).toEqual([
      0, 0,
    ])
  })

  it('returns prices in the wire format', async () => {
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
  it('quotes the amount that the pool would pay, after the fee of 0.85 %', async () => {
    const { swap } = setUp({ prices: { ETH: 3_000, USDC: 1 } })
    const amount = 10n ** 15n
    const out = await quoteOf(swap, native, usdc, amount)
    // A thousandth of a coin at 3,000 USD, less the fee; the pool is deep enough to lose next to nothing.
    expect(Number(out) / 1e6).toBeCloseTo(3 * 0.9915, 4)
  })

  it('moves with the price of the world', async () => {
    const { swap, world } = setUp({ prices: { ETH: 3_000 } })
    const before = await quoteOf(swap, native, usdc, 10n ** 15n)
    world.update((state) => ({ ...state, prices: { ...state.prices, ETH: 6_000 } }))
    const after = await quoteOf(swap, native, usdc, 10n ** 15n)
    expect(Number(after) / Number(before)).toBeCloseTo(2, 3)
  })

  it('accepts the account plain and as CAIP-10, and names both tokens', async () => {
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
  ])(
    'approves a token for %s, and the swap pays the quoted amount',
    async (_, limit, allowed, left) => {
      const { swap } = setUp()
      const amount = 250n * million
      expect(await swap.allowance({ token: usdc, user })).toBe(0n)
      const approval = await swap.buildApproval({ from: usdc, to: dai, user, ...limit })
      expect(approval).toMatchObject({
        from: owner,
        to: findToken(chain, 'USDC').address,
        value: 0n,
      })
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
    },
  )

  it('approves a token that returns no value; one with a transfer fee pays the quoted amount', async () => {
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

  it('a swap has a minimum of the quote less its slippage, to the unit, for the user alone', async () => {
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
  it('the approval has the source token in `from` and the target token in `to`', async () => {
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
