import { describe, expect, it } from 'vitest'
import { createSwapTest } from './testing/swapTest.ts'
import { inTurn } from './testing/inTurn.ts'
import { testTokens } from './testing/testTokens.ts'
import { settled } from '../../testing/settled.ts'

const { eth, usdc, usdt, gust } = testTokens
const symbols = (tokens: readonly { symbol: string }[]) => tokens.map(({ symbol }) => symbol)

describe('loading', () => {
  it('starts with one native coin and no target token', async () => {
    const { swap, state } = createSwapTest()
    const loading = swap.load()
    expect(state()).toMatchObject({ status: 'loading', loadingPrices: true })
    await loading
    expect(state()).toMatchObject({
      status: 'ready',
      sourceToken: { symbol: 'ETH' },
      sourceTokenAmount: '1',
      sourceTokenPriceInUSD: 3000,
      toToken: undefined,
      networkTokenSymbol: 'ETH',
      inputError: undefined,
    })
  })

  it('names the coin as its network does, whatever the service calls it, and lists it once', async () => {
    const address = eth.address.replace('0xeeee', '0xEEEE')
    const lie = {
      ...eth,
      address,
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
      logoUri: 'https://img.example/usdc.png',
    }
    const test = createSwapTest({ tokens: [lie, usdc, { ...eth, symbol: 'DAI' }] })
    await test.swap.load()
    const { popularTokens, sourceToken } = test.state()
    const { logoUri: _, ...rest } = lie
    expect(sourceToken).toEqual({
      ...rest,
      address: eth.address,
      symbol: 'ETH',
      name: 'Ether',
      decimals: 18,
    })
    expect(symbols(popularTokens)).toEqual(['ETH', 'USDC'])
  })

  it("uses the service's logo for the symbol of the coin", async () => {
    const logoUri = 'https://img.example/eth.png'
    const test = createSwapTest({ tokens: [{ ...eth, logoUri }, usdc] })
    await test.swap.load()
    expect(test.state().sourceToken).toMatchObject({ symbol: 'ETH', logoUri })
  })

  it('lists the tokens of the account, the popular and the suggested ones', async () => {
    const { swap } = createSwapTest()
    await swap.load()
    const { myTokensWithBalance, popularTokens, suggestedTokens } = swap.store.getState()
    expect(symbols(myTokensWithBalance)).toEqual(['ETH', 'USDC', 'GUST'])
    expect(symbols(popularTokens)).toEqual(['ETH', 'GUST', 'USDC', 'USDT'])
    expect(symbols(suggestedTokens)).toEqual(['ETH', 'USDC', 'USDT'])
  })

  it('gives each token symbol, name, address, logoUri, price and quantity [A-094]', async () => {
    const logoUri = 'https://img.test/usdc.png'
    const { swap, state } = createSwapTest({ tokens: [eth, { ...usdc, logoUri }] })
    await swap.load()
    expect(state().myTokensWithBalance.find(({ symbol }) => symbol === 'USDC')).toMatchObject({
      symbol: 'USDC',
      name: 'USD Coin',
      address: usdc.address,
      logoUri,
      price: 1,
      quantity: { numeric: '500' },
    })
  })

  it('loads once, however often it is called', async () => {
    const { swap, asked } = createSwapTest()
    await Promise.all([swap.load(), swap.load()])
    await swap.load()
    expect(asked.filter((name) => name === 'tokens')).toHaveLength(1)
  })

  it('shows an error if the tokens cannot be loaded [A-171]', async () => {
    const test = createSwapTest({ port: { tokens: () => Promise.reject(new Error('down')) } })
    await test.swap.load()
    expect([test.state().status, test.toasts()]).toEqual(['failed', ['Failed to initialize swap']])
  })

  it('shows an error and continues if the price of the network token cannot be loaded', async () => {
    const test = createSwapTest({ port: { price: () => Promise.reject(new Error('down')) } })
    await test.swap.load()
    expect(test.toasts()).toEqual(['Failed to fetch network token price'])
    expect(test.state().status).toBe('ready')
  })
})

describe('prices', () => {
  it('returns prices as wei and USD for gas and the network token [A-157]', async () => {
    const { swap } = createSwapTest()
    const first = await swap.getInitialGasPrice()
    expect([first.gasPrice, first.gasPriceInUSD.toFixed()]).toEqual([2_000_000_000n, '0'])
    const then = await swap.getNetworkTokenPrice()
    expect([then.gasPrice, then.gasPriceInUSD.toFixed()]).toEqual([2_000_000_000n, '0.9'])
  })
})

describe('a quote', () => {
  it('requests a quote 200 ms after the last key [A-122]', async () => {
    const { swap, clock, asked, state, chosen } = createSwapTest()
    await chosen(eth, usdc, '1')
    const before = asked.length
    swap.setSourceTokenAmount('2')
    await clock.run(199)
    swap.setSourceTokenAmount('2.')
    await clock.run(199)
    expect([asked.length, state().loadingQuote]).toEqual([before, true])
    await clock.run(1)
    expect([asked.length, state().toTokenAmount]).toEqual([before + 1, '6000'])
  })

  it('requests a quote when the target is chosen and there are source and amount [A-043]', async () => {
    const { swap, asked, state } = createSwapTest()
    await swap.load()
    swap.setSourceTokenAmount('')
    swap.setToToken(usdc)
    await settled()
    expect(asked).not.toContain('quote')
    swap.setSourceTokenAmount('1')
    swap.setToToken(usdt)
    await settled()
    expect(asked).toContain('quote')
    expect(state().toTokenAmount).toBe('3000')
  })

  it('reports an error after a failed quote, until a request succeeds', async () => {
    const quote = inTurn(
      () => Promise.reject(new Error('down')),
      () => Promise.resolve({ toAmount: 5n }),
    )
    const test = createSwapTest({ port: { quote } })
    await test.swap.load()
    test.swap.setToToken(usdc)
    await settled()
    expect(test.state()).toMatchObject({ fetchError: true, loadingQuote: false, toTokenAmount: '' })
    await test.swap.swapTokens()
    expect(test.state()).toMatchObject({ fetchError: false, toTokenAmount: '0.000005' })
  })

  it('drops a quote if the amount has changed', async () => {
    const waiting: ((value: { toAmount: bigint }) => void)[] = []
    const quote = () => new Promise<{ toAmount: bigint }>((resolve) => void waiting.push(resolve))
    const { swap, state } = createSwapTest({ port: { quote } })
    await swap.load()
    swap.setToToken(usdc)
    void swap.swapTokens()
    waiting[1]?.({ toAmount: 2_000_000n })
    waiting[0]?.({ toAmount: 1_000_000n })
    await settled()
    expect(state().toTokenAmount).toBe('2')
  })
})

describe('the figures', () => {
  it('calculates the figures from amounts and prices [A-053]', async () => {
    const { chosen, state } = createSwapTest()
    await chosen(eth, usdc, '2')
    const { maxSlippage, priceImpact, gasPriceInUSD } = state()
    expect([maxSlippage.toFixed(), priceImpact?.toFixed(), gasPriceInUSD.toFixed()]).toEqual([
      '60',
      '0',
      '0.9',
    ])
  })

  it('contains no price impact if a token has no price', async () => {
    const { chosen, state } = createSwapTest()
    await chosen(gust, usdc, '1')
    expect(state().priceImpact).toBeUndefined()
  })

  it('reports that the balance is too low [A-176]', async () => {
    const { chosen, state, swap, clock } = createSwapTest()
    await chosen(usdc, eth, '500.000001')
    expect(state().inputError).toBe('Insufficient balance')
    swap.setMax()
    await clock.run(200)
    expect(state()).toMatchObject({ sourceTokenAmount: '500', inputError: undefined })
  })
})

it('switches the tokens, with the old target amount or 1', async () => {
  const { swap, state, chosen } = createSwapTest()
  await chosen(usdc, eth, '100')
  swap.switchTokens()
  expect(state()).toMatchObject({
    sourceToken: { symbol: 'ETH' },
    toToken: { symbol: 'USDC' },
    sourceTokenAmount: '0.033333',
    sourceTokenPriceInUSD: 3000,
  })
  swap.switchTokens()
  expect(state().sourceTokenAmount).toBe('1')
})

describe('a reset', () => {
  it('clears everything when the modal closes [A-118]', async () => {
    const { core, chosen, state } = createSwapTest()
    await chosen(usdc, eth, '100')
    core.close()
    expect(state()).toMatchObject({ status: 'idle', toToken: undefined, popularTokens: [] })
  })

  it('clears everything when the widget is destroyed, and aborts pending work', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const quote = (_: unknown, signal?: AbortSignal) => {
      signals.push(signal)
      return new Promise<never>(() => {})
    }
    const { core, swap, state } = createSwapTest({ port: { quote } })
    core.open('Swap')
    await swap.load()
    swap.setToToken(usdc)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false])
    core.stop()
    expect(signals.map((signal) => signal?.aborted)).toEqual([true])
    expect(state()).toMatchObject({ status: 'idle', toToken: undefined })
  })

  it('clears everything when the network changes [A-118]', async () => {
    const { chosen, state, notify } = createSwapTest()
    await chosen(usdc, eth, '100')
    notify.chainChanged('eip155:137')
    expect(state()).toMatchObject({ status: 'idle', toToken: undefined })
  })

  it('clears the values when the swap views are left, but not under an approval [A-119]', async () => {
    const { core, chosen, state } = createSwapTest()
    await chosen(usdc, eth, '100')
    core.router.push('SwapPreview')
    core.router.push('ApproveTransaction')
    expect(state().sourceTokenAmount).toBe('100')
    core.router.reset('Account')
    expect(state()).toMatchObject({ sourceTokenAmount: '', toToken: undefined })
  })

  it('ignores an answer that was pending', async () => {
    const waiting: ((value: { toAmount: bigint }) => void)[] = []
    const quote = () => new Promise<{ toAmount: bigint }>((resolve) => void waiting.push(resolve))
    const { core, swap, state } = createSwapTest({ port: { quote } })
    await swap.load()
    swap.setToToken(usdc)
    core.close()
    waiting[0]?.({ toAmount: 1n })
    await settled()
    expect(state()).toMatchObject({ toTokenAmount: '', loadingQuote: false })
  })
})
