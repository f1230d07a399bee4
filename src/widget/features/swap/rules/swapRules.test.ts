import { describe, expect, it } from 'vitest'
import { swapTexts } from '../../../core/texts/swap/swapTexts.ts'
import { amountOf } from '../../../money/amounts/money.ts'
import {
  amountUnits,
  gasCost,
  gasUsd,
  isInsufficient,
  impactBetween,
  impactSince,
  leastAfterSlippage,
  maxAmount,
  maxSlippage,
  minimumReceived,
  numericInput,
  showsMax,
  valueOf,
} from './swapRules.ts'
import {
  previewAction,
  type PreviewSituation,
  swapAction,
  type SwapSituation,
} from './swapActions.ts'
import { testTokens } from '../testing/testTokens.ts'
import { tokenSearch } from './tokenLists.ts'

const { eth, usdc, gust } = testTokens

describe('a typed amount', () => {
  it.each([
    ['12', '12'],
    ['1a2-', '12'],
    ['1.5', '1.5'],
    [',', '0.'],
    ['.', '0.'],
    ['12,', '12.'],
    ['1,234.5', '1234.5'],
    ['', ''],
  ])('changes %s to %s [A-139]', (typed, kept) => {
    expect(numericInput(typed)).toBe(kept)
  })

  it('keeps its first dot and drops the others', () => {
    expect(numericInput('1.2.3.4')).toBe('1.234')
    expect(numericInput('..5')).toBe('.5')
  })
})

describe('Max', () => {
  it('leaves the gas of the native coin, its USD divided by the price [A-141]', () => {
    expect(maxAmount({ ...eth, quantity: { numeric: '2' } }, amountOf('3'))).toBe('1.999')
    expect(maxAmount(usdc, amountOf('3'))).toBe('500')
  })

  it('returns 0 as the maximum if the gas costs more than the balance [A-141]', () => {
    expect(maxAmount({ ...eth, quantity: { numeric: '0.0009' } }, amountOf('3'))).toBe('0')
  })

  it('leaves the gas by the price of the swap service if the balances have no price', () => {
    expect(maxAmount({ ...eth, price: 0 }, amountOf('3'), 3000)).toBe('9.999')
  })

  it('returns a maximum with no more digits than the token, rounded down', () => {
    expect(maxAmount({ ...eth, price: 7 }, amountOf('1'))).toBe('9.857142857142857142')
  })

  it('shows Max only for holdings worth more than 0.00005 USD [A-035]', () => {
    const worth = (numeric: string) => showsMax({ ...usdc, quantity: { numeric } })
    expect([worth('0.00005'), worth('0.000051'), worth('0')]).toEqual([false, true, false])
    expect(showsMax(gust)).toBe(false)
    expect(showsMax(gust, 2)).toBe(true)
  })
})

it('returns zero units without a token', () => {
  expect(amountUnits('5', undefined)).toBe(0n)
  expect(amountUnits('5', usdc)).toBe(5_000_000n)
})

describe('figures', () => {
  it('calculates the price impact from the reviewed quote if it is higher [A-045]', () => {
    const opened = { toUnits: 3000n, priceImpact: amountOf(1) }
    const impact = (toUnits: bigint | undefined, priceImpact: string) =>
      impactSince(opened, { toUnits, priceImpact: amountOf(priceImpact) })?.toFixed()
    const unpriced = (toUnits: bigint) =>
      impactSince(opened, { toUnits, priceImpact: undefined })?.toFixed()
    // First 1 % was lost, then 99 % of the rest.
    expect(impact(30n, '0')).toBe('99.01')
    expect(unpriced(30n)).toBe('99.01')
    expect(impact(2970n, '5')).toBe('5')
    expect(impact(3000n, '0')).toBe('0')
    expect(impact(3300n, '0')).toBe('0')
    expect(impact(undefined, '0')).toBe('0')
    expect(unpriced(3000n)).toBeUndefined()
  })

  it('subtracts one percent for the slippage [A-053 A-182]', () => {
    expect(maxSlippage(29_745n, 1).toFixed()).toBe('29.745')
    expect(minimumReceived(29_745n, 1).toFixed()).toBe('2944.755')
    expect(leastAfterSlippage(3n)).toBe(2n)
    expect(leastAfterSlippage(1n)).toBe(0n)
    expect(leastAfterSlippage(9_007_199_254_740_993n * 10n ** 18n)).toBe(
      8_917_127_262_193_583_070_000_000_000_000_000n,
    )
  })

  it('calculates the price impact, and returns undefined without a price', () => {
    expect(impactBetween(amountOf(3000), amountOf(2970))?.toFixed()).toBe('1')
    expect(impactBetween(amountOf(100), amountOf(101))?.toFixed()).toBe('-1')
    expect(impactBetween(amountOf(0), amountOf(1))).toBeUndefined()
    expect(impactBetween(undefined, amountOf(1))).toBeUndefined()
    expect(impactBetween(amountOf(1), undefined)).toBeUndefined()
    expect(valueOf('5', 0)).toBeUndefined()
  })

  it('calculates the gas in coins and in USD', () => {
    const cost = gasCost(150_000n * 2_000_000_000n)
    expect([cost.toFixed(), gasUsd(cost, 3000).toFixed()]).toEqual(['0.0003', '0.9'])
  })
})

describe('the rule for a low balance', () => {
  const fundsCheck = {
    source: usdc,
    sourceAmount: '500',
    nativeQuantity: '0.01',
    gasCost: amountOf('0.001'),
  }
  it.each([
    ['no coin for gas', { nativeQuantity: '0' }, true],
    ['less coin than gas', { nativeQuantity: '0.0009' }, true],
    ['more than is held', { sourceAmount: '500.000001' }, true],
    ['all that is held', {}, false],
    ['nothing to swap', { sourceAmount: '', nativeQuantity: '0' }, false],
    ['exactly the gas', { nativeQuantity: '0.001' }, false],
    ['no coin, where gas costs nothing', { nativeQuantity: '0', gasCost: amountOf(0) }, true],
    ['a negative amount', { sourceAmount: '-1', nativeQuantity: '0' }, false],
    ['no token', { source: undefined, nativeQuantity: '0' }, false],
  ])('gives the result for %s', (_, change, insufficient) => {
    expect(isInsufficient({ ...fundsCheck, ...change })).toBe(insufficient)
  })

  it('applies when the coin itself is swapped and nothing is left for the gas', () => {
    const all = { ...fundsCheck, source: eth, nativeQuantity: '1', sourceAmount: '1' }
    expect(isInsufficient(all)).toBe(true)
    expect(isInsufficient({ ...all, sourceAmount: '0.999' })).toBe(false)
  })
})

describe('the button of Swap', () => {
  const ready: SwapSituation = {
    hasTokens: true,
    hasAmount: true,
    hasQuote: true,
    inputError: undefined,
    fetchError: false,
    loading: false,
  }
  const label = (change: Partial<SwapSituation>) =>
    swapAction({ ...ready, ...change }, swapTexts.english).label
  const disabled = (change: Partial<SwapSituation>) =>
    swapAction({ ...ready, ...change }, swapTexts.english).disabled

  it('asks for tokens, then for an amount, then names the error or opens the preview [A-123 A-178]', () => {
    const wrong = { inputError: swapTexts.english.insufficientBalance }
    expect(label({ ...wrong, hasTokens: false, hasAmount: false })).toBe('Select token')
    expect(label({ ...wrong, hasAmount: false })).toBe('Enter amount')
    expect(label(wrong)).toBe('Insufficient balance')
    expect(label({})).toBe('Review swap')
  })

  it('retries after a failed fetch under the label Swap [A-124]', () => {
    const failed = { fetchError: true, hasQuote: false }
    expect(swapAction({ ...ready, ...failed }, swapTexts.english)).toEqual({
      label: 'Swap',
      does: 'retry',
      disabled: false,
    })
  })

  it('disables the button while something is missing, wrong or loading [A-126]', () => {
    expect(disabled({})).toBe(false)
    expect(disabled({ hasTokens: false })).toBe(true)
    expect(disabled({ hasAmount: false })).toBe(true)
    expect(disabled({ loading: true })).toBe(true)
    expect(disabled({ inputError: 'x' })).toBe(true)
    expect(disabled({ hasQuote: false })).toBe(true)
  })
})

describe('the button of SwapPreview', () => {
  const idle: PreviewSituation = {
    offer: 'swap',
    signing: undefined,
    waits: false,
  }
  const seen = (change: Partial<PreviewSituation>) => {
    const { label, loading } = previewAction({ ...idle, ...change }, swapTexts.english)
    return [label, loading]
  }
  it('reads Approving..., Approve or Swap [A-049]', () => {
    expect(seen({ signing: 'approval', offer: 'approval' })).toEqual(['Approving...', true])
    expect(seen({ offer: 'pending' })).toEqual(['Approving...', true])
    expect(seen({ offer: 'approval' })).toEqual(['Approve', false])
    expect(seen({})).toEqual(['Swap', false])
  })

  it.each([{ waits: true }, { signing: 'approval' }, { signing: 'swap' }] as const)(
    'shows the button of SwapPreview as loading with %o [A-050]',
    (what) => {
      expect(seen(what)[1]).toBe(true)
    },
  )
})

describe('the token search', () => {
  const found = (query: string) => tokenSearch([eth, usdc, gust], query).map(({ symbol }) => symbol)
  it('matches symbol, name and address in any case [A-147]', () => {
    expect(found('USD')).toEqual(['USDC'])
    expect(found('usd coin')).toEqual(['USDC'])
    expect(found('0xA0B86991')).toEqual(['USDC'])
    expect(found('e')).toEqual(['ETH', 'USDC'])
    expect(found('nothing like it')).toEqual([])
  })

  it('ignores the chain in front of the address', () => {
    expect(found('eip155')).toEqual([])
  })
})
