import { describe, expect, it } from 'vitest'
import { formatUnits } from './formatUnits.ts'
import { parseUnits } from './parseUnits.ts'

describe('formatUnits', () => {
  it('truncates instead of showing more than the balance', () => {
    expect(formatUnits(9_999_899_999_999_999_999_999n, 18)).toBe('9999.8999')
    expect(formatUnits(100_000_000_000_000n, 18)).toBe('0.0001')
    expect(formatUnits(0n, 18)).toBe('0.0000')
    expect(formatUnits(10_000_999_999n, 6)).toBe('10000.9999')
    expect(formatUnits(7n, 0)).toBe('7')
  })
})

describe('parseUnits', () => {
  it('reads every decimal', () => {
    expect(parseUnits('1.000000000000000001', 18, 'ETH')).toBe(1_000_000_000_000_000_001n)
    expect(parseUnits(' 0.5 ', 18, 'ETH')).toBe(500_000_000_000_000_000n)
    expect(parseUnits('12', 18, 'ETH')).toBe(12_000_000_000_000_000_000n)
    expect(parseUnits('0.000001', 6, 'ETH')).toBe(1n)
  })

  it('accepts the symbol after the amount, as the field shows it', () => {
    expect(parseUnits('0.5 ETH', 18, 'ETH')).toBe(500_000_000_000_000_000n)
    expect(parseUnits('250eth', 18, 'ETH')).toBe(250_000_000_000_000_000_000n)
  })

  it.each(['', '1.', '-1', '1e3', '0x10', '1.0000000000000000001', '1 POL', 'ETH', '1 2'])(
    'rejects "%s"',
    (text) => expect(parseUnits(text, 18, 'ETH')).toBeUndefined(),
  )

  it('rejects more decimals than the token has', () =>
    expect(parseUnits('0.0000001', 6, 'ETH')).toBeUndefined())
})
