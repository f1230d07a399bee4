import { describe, expect, it } from 'vitest'
import { formatRowValue, formatTokenAmount, formatTokenValue, totalValue } from './tokenFormats.ts'
import { createFigures } from '../../core/locale/figures.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { formatUsd } from './money.ts'

describe('the figures of tokens', () => {
  it.each([
    ['2', '2.0000'],
    ['1234.56789', '1,234.5678'],
    ['0.99999', '0.9999'],
    ['123456789012.000000000000000001', '123,456,789,012.0000'],
    ['0', '0.0000'],
    ['0.00001', '<0.0001'],
  ])('shows a token amount of %s as %s, cut to 4 decimals [A-185]', (amount, shown) => {
    expect(formatTokenAmount(amount)).toBe(shown)
  })

  it.each([
    ['1.0005', '$1.001'],
    ['2500', '$2,500.000'],
    ['0.0004', '<$0.001'],
    ['1e24', '>$999,999,999,999'],
  ])('shows a token value of %s as %s, with 3 decimals [A-185]', (value, shown) => {
    expect(formatTokenValue(value)).toBe(shown)
  })

  it.each([
    ['1.005', '$1.01'],
    ['1234567.8', '$1,234,567.80'],
    ['0', '$0.00'],
    ['0.004', '<$0.01'],
    ['999999999999', '$999,999,999,999.00'],
    ['999999999999.01', '>$999,999,999,999'],
  ])('shows the value of a row of %s as %s, with 2 decimals [A-185]', (value, shown) => {
    expect(formatRowValue(value)).toBe(shown)
  })

  it('sums values exactly and rounds the sum to 6 decimals [A-150 C-367]', () => {
    const total = totalValue([{ value: 0.1 }, { value: 0.2 }, { value: 1e-7 }])
    expect(total.toFixed()).toBe('0.3')
    expect(totalValue([{ value: 1.0000005 }, { value: 1.0000004 }]).toFixed()).toBe('2.000001')
    expect(totalValue([]).toFixed()).toBe('0')
  })

  it('splits a balance of 2 decimals into dollars and pennies [A-009 A-150 A-184 C-367]', () => {
    const { parts } = createTestCore().core.use(createFigures)
    expect(parts(formatUsd('1234.567'))).toEqual({ whole: '$1,234', decimals: '.57', rest: '' })
    expect(parts(formatUsd('7'))).toEqual({ whole: '$7', decimals: '.00', rest: '' })
    expect(parts(formatUsd('0'))).toEqual({ whole: '$0', decimals: '.00', rest: '' })
    expect(parts(formatUsd('98765432101.5'))).toEqual({
      whole: '$98,765,432,101',
      decimals: '.50',
      rest: '',
    })
  })
})
