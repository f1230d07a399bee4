import { describe, expect, it } from 'vitest'
import { amountOf, amountOfUnits, formatAmount, formatUsd, unitsOf } from './money.ts'

describe('amounts', () => {
  it('calculates exactly where floats are not exact', () => {
    expect(amountOf('0.1').plus(amountOf('0.2')).toFixed()).toBe('0.3')
    expect(amountOf('123456789012.123456789012345678').times(amountOf(3)).toFixed()).toBe(
      '370370367036.370370367037037034',
    )
  })

  it.each(['', '.', 'abc', undefined, '1.2.3'])('reads %s as zero', (text) => {
    expect(amountOf(text).toFixed()).toBe('0')
  })

  it('reads the numbers of a service as written, in any notation', () => {
    expect(amountOf(1e-7).toFixed()).toBe('0.0000001')
    expect(amountOf(1e21).toFixed()).toBe('1000000000000000000000')
    expect(amountOf('1E5').toFixed()).toBe('100000')
    expect(amountOf(9_007_199_254_740_993n).toFixed()).toBe('9007199254740993')
  })

  it.each([
    NaN,
    Infinity,
    -Infinity,
    '0x10',
    '1_000',
    '1,5',
    ' 1',
    '1 ',
    '1e',
    '--1',
    '+1',
    '٣',
    '1e5.5',
  ])('reads %s as zero', (value) => {
    expect(amountOf(value).toFixed()).toBe('0')
  })

  it('divides to forty digits', () => {
    expect(amountOf(1).div(amountOf(3)).toFixed()).toBe(`0.${'3'.repeat(40)}`)
  })

  it('reads a partly typed amount', () => {
    expect(amountOf('12.').toFixed()).toBe('12')
    expect(amountOf('.5').toFixed()).toBe('0.5')
  })

  it('converts to the smallest unit and back, rounded down', () => {
    expect(unitsOf('1.000000000000000001', 18)).toBe(1_000_000_000_000_000_001n)
    expect(unitsOf('0.0000019', 6)).toBe(1n)
    expect(unitsOf('0.0000009999999999', 6)).toBe(0n)
    expect(unitsOf(`0.${'0'.repeat(76)}1`, 77)).toBe(1n)
    expect(unitsOf('9'.repeat(78), 77)).toBe(BigInt('9'.repeat(78)) * 10n ** 77n)
    expect(amountOfUnits(1n, 18).toFixed()).toBe('0.000000000000000001')
  })
})

describe('written amounts', () => {
  it('writes an amount with groups and the requested number of decimals', () => {
    expect(formatAmount('1234567.5', 2)).toBe('1,234,567.50')
    expect(formatAmount('999.9996', 3)).toBe('1,000.000')
    expect(formatAmount('999.9996', 3, true)).toBe('999.999')
    expect(formatAmount('5', 0)).toBe('5')
    expect(formatUsd('0.005')).toBe('$0.01')
  })
})
