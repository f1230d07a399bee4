import { describe, expect, it } from 'vitest'
import { formatEther } from './formatEther.ts'
import { parseEther } from './parseEther.ts'

describe('formatEther', () => {
  it('cuts off instead of promising more than there is', () => {
    expect(formatEther(9_999_899_999_999_999_999_999n)).toBe('9999.8999')
    expect(formatEther(100_000_000_000_000n)).toBe('0.0001')
    expect(formatEther(0n)).toBe('0.0000')
  })
})

describe('parseEther', () => {
  it('reads every place', () => {
    expect(parseEther('1.000000000000000001')).toBe(1_000_000_000_000_000_001n)
    expect(parseEther(' 0.5 ')).toBe(500_000_000_000_000_000n)
    expect(parseEther('12')).toBe(12_000_000_000_000_000_000n)
  })

  it.each(['', '1.', '-1', '1e3', '0x10', '1.0000000000000000001'])('refuses "%s"', (text) =>
    expect(parseEther(text)).toBeUndefined(),
  )
})
