import { describe, expect, it } from 'vitest'
import { createTokenBalances } from '../../../money/balances/tokenBalances.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { inTurn } from '../testing/inTurn.ts'
import { testTokens } from '../testing/testTokens.ts'
import type { HeldToken, SwapLists } from '../swapTypes.ts'

const { eth, usdc, gust } = testTokens
const held = ({ popularTokens }: SwapLists) =>
  popularTokens.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
const noBalance = 'Failed to fetch token balance'
const noPrice = 'Failed to fetch network token price'

describe('the balances', () => {
  it('takes the balances of another screen that loaded them later', async () => {
    const tokens: HeldToken[] = [eth, usdc]
    const { core, state, swap } = createSwapTest({ tokens })
    await swap.load()
    tokens[1] = { ...usdc, quantity: { numeric: '900' } }
    await core.use(createTokenBalances).load()
    expect(held(state())).toEqual(['10 ETH', '900 USDC'])
  })

  it('new balances do not change a swap that is not loaded', async () => {
    const { core, state } = createSwapTest()
    await core.use(createTokenBalances).load()
    expect([state().status, held(state())]).toEqual(['idle', []])
  })

  it('keeps the balances on screen while they cannot be read, with one message for the whole time', async () => {
    const { state, swap, toasts, world } = createSwapTest({ tokens: [eth, usdc] })
    await swap.load()
    world.balancesDown = true
    await swap.refreshWorth()
    await swap.refreshWorth()
    expect(toasts()).toEqual([noBalance])
    expect([state().status, held(state())]).toEqual(['ready', ['10 ETH', '500 USDC']])
    world.balancesDown = false
    await swap.refreshWorth()
    world.balancesDown = true
    await swap.refreshWorth()
    expect(toasts()).toEqual([noBalance, noBalance])
  })

  it('requires known balances before anything can be swapped', async () => {
    const { state, swap, toasts, world } = createSwapTest()
    world.balancesDown = true
    await swap.load()
    expect([state().status, toasts()]).toEqual(['failed', [noBalance]])
    world.balancesDown = false
    await swap.load()
    expect(state().status).toBe('ready')
  })
})

describe('loading', () => {
  it('reports why the tokens cannot be loaded, and starts over the next time', async () => {
    const tokens = inTurn<readonly HeldToken[]>(
      () => Promise.reject(new Error('down')),
      () => Promise.resolve([eth, usdc]),
    )
    const { seen, state, swap } = createSwapTest({ port: { tokens } })
    await swap.load()
    expect(state().status).toBe('failed')
    expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'swap.load' }))
    await swap.load()
    expect(state().status).toBe('ready')
  })

  it('sends one request for two views at the same time, and none once it is loaded', async () => {
    const { asked, state, swap } = createSwapTest()
    void swap.load()
    await swap.load()
    expect(state().status).toBe('ready')
    await swap.load()
    expect(asked.filter((name) => name === 'tokens')).toHaveLength(1)
  })

  it('sends no request on a network that the host has not configured', async () => {
    const { asked, notify, state, swap } = createSwapTest()
    notify.chainChanged('eip155:999')
    await swap.load()
    expect([asked, state().status]).toEqual([[], 'idle'])
  })

  it('adds the coin of the network if the service does not list it', async () => {
    const { state, swap } = createSwapTest({ tokens: [usdc] })
    await swap.load()
    expect(state().sourceToken).toMatchObject({
      address: eth.address,
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
    })
    expect(held(state())).toEqual(['0 ETH', '500 USDC'])
  })
})

describe('a refresh', () => {
  it('sends no request before the swap is loaded', async () => {
    const { asked, swap } = createSwapTest()
    await Promise.all([swap.refreshWorth(), swap.swapTokens()])
    await swap.refreshWorth()
    expect(asked).toEqual([])
  })

  it('requests the prices of the held tokens, and a quote', async () => {
    const tokens: HeldToken[] = [eth, usdc]
    const { chosen, state, swap, world } = createSwapTest({ tokens })
    await chosen(eth, usdc, '1')
    tokens[0] = { ...eth, price: 2900 }
    world.price = 2900
    await Promise.all([swap.refreshWorth(), swap.swapTokens()])
    expect(state()).toMatchObject({
      networkTokenPrice: 2900,
      sourceTokenPriceInUSD: 2900,
      toTokenAmount: '2900',
    })
  })

  it('requests no quote if only prices and balances are refreshed', async () => {
    const { asked, chosen, swap } = createSwapTest()
    await chosen(eth, usdc, '1')
    asked.length = 0
    await swap.refreshWorth()
    expect(asked.toSorted()).toEqual(['balances', 'price'])
  })
})

describe('the price of a token', () => {
  it('shows a price as loading until it arrives, and as undefined without a token', async () => {
    const { chosen, clock, state, swap } = createSwapTest()
    await swap.load()
    await swap.refreshWorth()
    expect(state().toTokenPriceInUSD).toBe(0)
    await chosen(eth, usdc, '1')
    void swap.refreshWorth()
    const seen: boolean[] = []
    swap.store.subscribe(() => seen.push(state().loadingPrices))
    await clock.idle()
    expect(seen).toContain(true)
    expect(state().loadingPrices).toBe(false)
  })

  it('takes the price of the source token from the service, too', async () => {
    const { chosen, state } = createSwapTest({ port: { price: () => Promise.resolve(5) } })
    await chosen(gust, eth, '1')
    expect(state()).toMatchObject({ sourceTokenPriceInUSD: 5, toTokenPriceInUSD: 3000 })
  })

  it('takes a price from the service if the balances have no price', async () => {
    const { chosen, state } = createSwapTest({ port: { price: () => Promise.resolve(5) } })
    await chosen(eth, gust, '1')
    expect(state()).toMatchObject({ sourceTokenPriceInUSD: 3000, toTokenPriceInUSD: 5 })
  })

  it('reports a price that no service has, and blocks nothing', async () => {
    const { chosen, seen, state } = createSwapTest({
      port: { price: () => Promise.reject(new Error('down')) },
    })
    await chosen(eth, gust, '1')
    expect(state()).toMatchObject({ status: 'ready', toTokenPriceInUSD: 0, loadingPrices: false })
    expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'swap.price' }))
  })

  it('reports the missing price of the coin with one message for the whole time', async () => {
    const down = () => Promise.reject<number>(new Error('down'))
    const price = inTurn(down, down, () => Promise.resolve(3000), down)
    const { seen, swap, toasts } = createSwapTest({ port: { price } })
    await swap.load()
    await swap.refreshWorth()
    expect(toasts()).toEqual([noPrice])
    expect(seen).toContainEqual(
      expect.objectContaining({ type: 'note', about: 'swap.networkTokenPrice' }),
    )
    await swap.refreshWorth()
    await swap.refreshWorth()
    expect(toasts()).toEqual([noPrice, noPrice])
  })
})
