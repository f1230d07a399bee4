import { expect, it } from 'vitest'
import { createSeededRandom } from '../mock/clock/seededRandom.ts'
import { formatUnits } from './formatUnits.ts'

it.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [1_500_000n, 6, '1.5'],
  [10n ** 18n, 18, '1'],
  [42n, 0, '42'],
  [0n, 0, '0'],
  [-1_500_000n, 6, '-1.5'],
  [1_234_567_890_123_456_789n, 18, '1.234567890123456789'],
  [
    2n ** 256n - 1n,
    8,
    '1157920892373161954235709850086879078532699846656405640394575840079131.29639935',
  ],
])('writes %s of %i decimals as %s', (units, decimals, text) => {
  expect(formatUnits(units, decimals)).toBe(text)
})

it('truncates to the given decimals and never rounds up', () => {
  expect(formatUnits(1_999_999n, 6, 2)).toBe('1.99')
})

it('writes every amount so that it can be read back to the unit, in 10,000 cases', () => {
  const random = createSeededRandom(7)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const amounts = Array.from({ length: 10_000 }, () => {
    const decimals = below(31)
    const digits = Array.from({ length: 1 + below(60) }, () => below(10)).join('')
    return { decimals, units: BigInt(digits) }
  })
  const written = amounts.map(({ decimals, units }) => formatUnits(units, decimals))
  const read = written.map((text, index) => {
    const [whole = '', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(Number(amounts[index]?.decimals), '0'))
  })
  expect(read).toEqual(amounts.map(({ units }) => units))
  expect(written.filter((text) => !/^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(text))).toEqual([])
})
