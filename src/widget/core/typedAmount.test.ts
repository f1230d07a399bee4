import { expect, it } from 'vitest'
import { typedAmount } from './typedAmount.ts'

it.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['-1e5 ETH', '15'],
  ['٣1', '1'],
  ['1.2.3', '1.23'],
  ['1,234.5', '1.2345'],
  [',', '.'],
  ['', ''],
  [
    '123456789012345678901234567890.000000000000000001',
    '123456789012345678901234567890.000000000000000001',
  ],
])('takes digits, comma and point of "%s" and drops the rest [A-140]', (typed, kept) => {
  expect(typedAmount(typed)).toBe(kept)
})

it('keeps no more digits than the token has', () => {
  expect(typedAmount('1.1234567', 6)).toBe('1.123456')
  expect(typedAmount('1.', 0)).toBe('1.')
})
