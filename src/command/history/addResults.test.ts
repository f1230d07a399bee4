import { expect, it } from 'vitest'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { addResults } from './addResults.ts'
import { historyFormat, historyVersion, keptRuns, type History } from './history.ts'

const empty: History = { format: historyFormat, version: historyVersion, scenarios: {} }
const on = (day: number, changes: Partial<ScenarioResult> = {}): ScenarioResult => ({
  name: 'a',
  title: 'A',
  result: 'passed',
  at: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  ms: 100,
  plays: 1,
  failures: [],
  digests: { subject: 's', outcome: 'o' },
  ...changes,
})
const after = (...results: readonly ScenarioResult[]) =>
  results.reduce((history, result) => addResults(history, [result]), empty).scenarios.a

it('adds a run to the others, and leaves other scenarios as they are', () => {
  const first = addResults(empty, [on(1, { name: 'b' }), on(1)])
  const second = addResults(first, [on(2)])
  expect(Object.keys(second.scenarios)).toEqual(['a', 'b'])
  expect(second.scenarios.a?.runs.map(({ at }) => at)).toEqual([on(1).at, on(2).at])
  expect(second.scenarios.b).toEqual(first.scenarios.b)
})

it('remembers since when plays differ', () => {
  const past = after(on(1), on(2, { result: 'unstable' }), on(3, { result: 'unstable' }), on(4))
  expect(past?.unstableSince).toBe(on(2).at)
  expect(past?.runs.map(({ result }) => result)).toEqual([
    'passed',
    'unstable',
    'unstable',
    'passed',
  ])
})

it('finds a run unstable that ends unlike an earlier run of the same scenario', () => {
  const other = { subject: 's', outcome: 'other' }
  expect(after(on(1), on(2, { digests: other }))).toMatchObject({
    unstableSince: on(2).at,
    runs: [{ result: 'passed' }, { result: 'unstable' }],
  })
})

it('marks only the first run after a lasting change as unstable', () => {
  const other = { digests: { subject: 's', outcome: 'other' } }
  const past = after(on(1), on(2, other), on(3, other))
  expect(past?.runs.map(({ result }) => result)).toEqual(['passed', 'unstable', 'passed'])
})

it('expects no equal end of a scenario that was changed', () => {
  const changed = { subject: 'changed', outcome: 'other' }
  expect(after(on(1), on(2, { digests: changed }))?.unstableSince).toBeUndefined()
  const unstable = on(1, { result: 'unstable' })
  expect(after(unstable, on(2, { digests: changed }))?.unstableSince).toBeUndefined()
})

it('forgets instability after the last kept run of it', () => {
  const stable = Array.from({ length: keptRuns }, (_, index) => on(index + 2))
  const unstable = on(1, { result: 'unstable' })
  expect(after(unstable, ...stable.slice(1))?.unstableSince).toBe(unstable.at)
  const past = after(unstable, ...stable)
  expect(past?.runs).toHaveLength(keptRuns)
  expect(past?.unstableSince).toBeUndefined()
})

it('adds the plays in a cell apart from the runs of the scenario', () => {
  const cell = { cell: 'dark', parts: ['dark'], result: 'passed', at: on(2).at, ms: 900 } as const
  const skipped = { cell: 'iphone', parts: ['iphone'], result: 'skipped', because: 'No.' } as const
  const past = after(on(1), on(2, { cells: [cell, skipped] }), on(3))
  expect(past?.runs.map(({ at }) => at)).toEqual([on(1).at, on(3).at])
  expect(past?.cells).toEqual({ dark: { runs: [{ at: on(2).at, ms: 900, result: 'passed' }] } })
})
