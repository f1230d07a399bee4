import { expect, it } from 'vitest'
import { durationMs } from './durationMs.ts'

it.each([
  [250, 250],
  ['20 min', 1_200_000],
  ['2:30', 150_000],
])('reads %s as %d ms', (duration, ms) => {
  expect(durationMs(duration)).toBe(ms)
})

it('says how to write a time that it cannot read', () => {
  expect(() => durationMs('soon')).toThrow(
    'Failed to read the time "soon": write 20 min, 90 s, 1h 30m or 2:30.',
  )
})
