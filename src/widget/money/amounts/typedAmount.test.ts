import { expect, it } from 'vitest'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import { amountOf, amountOfUnits, unitsOf } from './money.ts'
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

it('keeps only as many decimals as the token has', () => {
  expect(typedAmount('1.1234567', 6)).toBe('1.123456')
  expect(typedAmount('1.', 0)).toBe('1.')
})

it('turns any typed text into a valid amount of the token', () => {
  const random = createSeededRandom(41)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const keys = ['0', '1', '9', '.', ',', '-', '+', 'e', 'x', ' ', '٣', '１', '\n', '∞', 'NaN', "'"]
  const odd: unknown[] = []
  for (let at = 0; at < 10_000; at += 1) {
    const typed = Array.from({ length: below(14) }, () => keys[below(keys.length)]).join('')
    const digits = below(19)
    const kept = typedAmount(typed, digits)
    const sound = [
      new RegExp(`^\\d*(\\.\\d{0,${digits}})?$`).test(kept),
      typedAmount(kept, digits) === kept,
      amountOfUnits(unitsOf(kept, digits), digits).eq(amountOf(kept)),
    ]
    odd.push(...[typed].filter(() => sound.includes(false)))
  }
  expect(odd).toEqual([])
})
