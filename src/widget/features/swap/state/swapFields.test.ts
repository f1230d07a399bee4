import { describe, expect, it } from 'vitest'
import { createTransactions } from '../../../money/transaction/transactions.ts'
import { maxSlippage } from '../rules/swapRules.ts'
import { previewSwap } from '../testing/previewSwap.ts'
import {
  gasPriceInUSD,
  inputError,
  isBuilding,
  isQuoteFailed,
  isQuoting,
  offerOf,
  priceImpact,
  signingOf,
  toTokenAmount,
  toUnits,
} from './swapSelectors.ts'

const symbols = (tokens: readonly { symbol: string }[]) => tokens.map(({ symbol }) => symbol)

describe('the fields of a swap', () => {
  it('contains tokens, amounts, prices and costs of a quoted swap [A-095]', async () => {
    const { swap } = await previewSwap('eth')
    const model = swap.store.getState()
    expect(model).toMatchObject({
      sourceToken: { symbol: 'ETH' },
      sourceTokenAmount: '1',
      sourceTokenPriceInUSD: 3000,
      toToken: { symbol: 'USDC' },
      toTokenPriceInUSD: 1,
      networkTokenSymbol: 'ETH',
    })
    expect(symbols(model.myTokensWithBalance)).toContain('ETH')
    expect(symbols(model.popularTokens)).toContain('USDC')
    expect(symbols(model.suggestedTokens)).toContain('USDT')
    expect(toTokenAmount(model)).toBe('3000')
    expect(gasPriceInUSD(model).toFixed()).toBe('1.2')
    expect(priceImpact(model)?.toFixed()).toBe('0')
    expect(toUnits(model)).toBe(3_000_000_000n)
    expect(maxSlippage(3_000_000_000n, 6).toFixed()).toBe('30')
    expect([inputError(model), isQuoteFailed(model)]).toEqual([undefined, false])
  })

  it('contains the approval, and then the swap, that may be signed [A-095]', async () => {
    const { swap } = await previewSwap('usdc')
    expect(offerOf(swap.store.getState())).toMatchObject({
      status: 'approval',
      approval: { kind: 'approve' },
    })
    const approved = await previewSwap('eth')
    expect(offerOf(approved.swap.store.getState())).toMatchObject({
      status: 'swap',
      transaction: { order: { amountText: '1' } },
    })
  })

  it('contains an error for an amount above the balance and for a quote that fails [A-095]', async () => {
    const { clock, swap } = await previewSwap('eth', {
      port: { quote: () => Promise.reject(new Error('down')) },
    })
    expect(isQuoteFailed(swap.store.getState())).toBe(true)
    swap.setSourceTokenAmount('1000')
    await clock.run(200)
    expect(inputError(swap.store.getState())).toBe('insufficientBalance')
  })

  it('knows when a quote or a transaction loads [A-095]', async () => {
    const { swap } = await previewSwap('usdc')
    const model = () => swap.store.getState()
    expect([isQuoting(model()), isBuilding(model())]).toEqual([false, false])
    const quoting = swap.swapTokens()
    expect([model().quote.status, isQuoting(model())]).toEqual(['loading', true])
    await quoting
    const building = swap.getTransaction()
    expect([model().offer.status, isBuilding(model())]).toEqual(['building', true])
    await building
  })

  it.each([
    ['usdc', 'approve', 'approval'],
    ['eth', 'send', 'swap'],
  ] as const)('knows for %s that the wallet is asked to %s [A-095]', async (from, click, part) => {
    const signing: unknown[] = []
    const test = await previewSwap(from, {
      async request() {
        signing.push(signingOf(test.core.use(createTransactions).store.getState()))
        return `0x${'ab'.repeat(32)}`
      },
    })
    await test[click]()
    expect(signing).toEqual([part])
  })
})
