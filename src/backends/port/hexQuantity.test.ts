import { expect, it } from 'vitest'
import { hexQuantity } from './hexQuantity.ts'

it.each([
  [0n, '0x0'],
  [255, '0xff'],
  [2n ** 70n, '0x400000000000000000'],
])('writes %s as %s', (value, text) => {
  expect(hexQuantity(value)).toBe(text)
})
