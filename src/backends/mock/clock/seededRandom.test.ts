import { expect, it } from 'vitest'
import { createSeededRandom } from './seededRandom.ts'

const draw = (seed: number) => {
  const random = createSeededRandom(seed)
  return Array.from({ length: 1_000 }, () => random.next())
}

it('returns the same numbers for the same seed and others for another', () => {
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

it('spreads over 0 (included) to 1 (excluded)', () => {
  const numbers = draw(1)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(numbers.reduce((sum, next) => sum + next, 0) / numbers.length).toBeCloseTo(0.5, 1)
})

it('creates version 4 UUIDs and short base-36 ids, all different', () => {
  const random = createSeededRandom(3)
  const uuids = Array.from({ length: 100 }, () => random.uuid())
  expect(new Set(uuids).size).toBe(100)
  expect(
    uuids.every((uuid) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid),
    ),
  ).toBe(true)
  expect(random.id()).toMatch(/^[0-9a-z]{7}$/)
})
