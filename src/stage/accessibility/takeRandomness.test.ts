// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { takeRandomness } from './takeRandomness.ts'

it('draws numbers that are not those of the page, and gives the page its own back', () => {
  const { Math: math, crypto } = window
  const before = Object.getOwnPropertyDescriptor(math, 'random')
  const hadValues = Object.hasOwn(crypto, 'getRandomValues')
  const giveBack = takeRandomness(document)
  expect(math.random()).toBeCloseTo(1 / 1_000_003, 9)
  expect(math.random()).toBeCloseTo(2 / 1_000_003, 9)
  expect(crypto.getRandomValues(new Uint8Array(3))).toHaveLength(3)
  expect(math.random()).toBeCloseTo(6 / 1_000_003, 9)
  giveBack()
  expect(Object.getOwnPropertyDescriptor(math, 'random')).toEqual(before)
  expect(Object.hasOwn(crypto, 'getRandomValues')).toBe(hadValues)
})
