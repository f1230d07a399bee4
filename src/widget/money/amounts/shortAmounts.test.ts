import { expect, it } from 'vitest'
import { formatPaid, formatReceived } from './shortAmounts.ts'

it.each([
  ['3120.067633', '3,120.067'],
  ['2974.5', '2,974.5'],
  ['100', '100'],
  ['0.00001', '<0.001'],
])('writes the received amount %s as %s, with at most 3 decimals [A-184]', (amount, text) => {
  expect(formatReceived(amount)).toBe(text)
})

it.each([
  ['1234.567890123', '1,234.56789'],
  ['1', '1'],
  ['0.0000001', '<0.000001'],
])('writes the paid amount %s as %s, with at most 6 decimals', (amount, text) => {
  expect(formatPaid(amount)).toBe(text)
})
