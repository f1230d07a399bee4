import { expect, it } from 'vitest'
import { isRounding } from './isRounding.ts'

const ether = 10n ** 18n

it.each([
  [0n, 5n, true],
  [1n, ether, true],
  [2n, ether, true],
  [2n, 20_000n, true],
  [2n, 19_999n, false],
  [1n, 100n, false],
  [3n, 100_000_000n, false],
  [ether / 1_000_000_000n, ether, true],
  [ether / 1_000_000_000n + 1n, ether, false],
  [1n, 1n, false],
])('%d of %d units that do not arrive are rounding: %s', (lost, amount, expected) => {
  expect(isRounding(lost, amount)).toBe(expected)
})
