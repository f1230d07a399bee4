import { expect, it } from 'vitest'
import { amountOf } from '../../../money/amounts/money.ts'
import { formatCost, formatImpact, formatSlippage, formatTarget, rateParts } from './swapFormats.ts'

it('writes a rate with 3 decimals [A-186]', () => {
  expect(rateParts('2', 5949n, 0)).toEqual({ rate: '2,974.500', turned: false })
  expect(rateParts('3', 1_000_000n, 6)).toEqual({ rate: '0.333', turned: false })
  expect(rateParts('0.5', 1n, 3)).toEqual({ rate: '0.002', turned: false })
})

it('inverts a rate that 3 decimals would show as zero', () => {
  expect(rateParts('3000', 1n, 0)).toEqual({ rate: '3,000.000', turned: true })
  expect(rateParts('0', 1n, 0)).toBeUndefined()
  expect(rateParts('1', 0n, 6)).toBeUndefined()
})

it('writes a slippage amount with 6 decimals, rounded down [A-186]', () => {
  expect(formatSlippage(amountOf('29.74599999'))).toBe('29.745999')
  expect(formatSlippage(amountOf('1234.5'))).toBe('1,234.500000')
  expect(formatSlippage(amountOf('0.0000001'))).toBe('<0.000001')
})

it('writes the network cost in USD with 3 decimals [A-187]', () => {
  expect(formatCost(amountOf('0.9'))).toBe('$0.900')
  expect(formatCost(amountOf('1234.56789'))).toBe('$1,234.568')
  expect(formatCost(amountOf('0.002'))).toBe('$0.002')
  expect(formatCost(amountOf('0.0004'))).toBe('<$0.001')
  expect(formatCost(amountOf('0'))).toBe('$0.000')
})

it('writes a target amount with at most 6 decimals, or every digit of a smaller one', () => {
  expect(formatTarget(2_974_500_000n, 6)).toBe('2974.5')
  expect(formatTarget(123_456_789n, 9)).toBe('0.123456')
  expect(formatTarget(12n, 11)).toBe('0.00000000012')
  expect(formatTarget(1234567890123456789012345678905n, 1)).toBe('123456789012345678901234567890.5')
})

it('writes the price impact in percent', () => {
  expect(formatImpact(amountOf('0.849'))).toBe('0.85%')
  expect(formatImpact(amountOf('-1.2'))).toBe('-1.20%')
})
