import { expect, it } from 'vitest'
import type { SuiteRun } from './runs.ts'
import { timeOfPlays } from './timeOfPlays.ts'

const run = (...times: readonly number[]): SuiteRun => ({
  id: '1',
  at: 1,
  rows: times.map((realMs) => ({ scenario: 'a', title: 'A', result: 'passed', realMs })),
})

it('expects the median of earlier plays of each of many', () => {
  expect(timeOfPlays(240, [run(500, 9_000), run(1_000)])).toBe('4:00')
  expect(timeOfPlays(200, [run(1_000)])).toBeUndefined()
  expect(timeOfPlays(240, [])).toBeUndefined()
})
