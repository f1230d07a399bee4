import { expect, it } from 'vitest'
import type { PastRun } from './history.ts'
import { timesOf } from './timesOf.ts'

const run = (ms: number): PastRun => ({ at: '2026-01-01T00:00:00.000Z', ms, result: 'passed' })
const plays = (...names: readonly string[]) => names.map((name) => ({ name }))

it('takes the median of earlier runs, and that of the others for a new scenario', () => {
  const scenarios = {
    a: { runs: [run(100), run(900), run(200)] },
    b: { runs: [run(400)] },
    gone: { runs: [run(9_000)] },
  }
  expect([...timesOf(plays('a', 'new', 'b'), { scenarios })]).toEqual([
    ['a', 200],
    ['new', 300],
    ['b', 400],
  ])
})

it('expects the same time of all scenarios before the first run', () => {
  const times = timesOf(plays('a', 'b'), { scenarios: {} })
  expect(new Set(times.values()).size).toBe(1)
})

it('takes the runs in the same cell, and those of the scenario for a new cell', () => {
  const scenarios = { a: { runs: [run(100)], cells: { dark: { runs: [run(700)] } } } }
  const cells = ['dark', 'iphone'].map((name) => ({ name: 'a', cell: { name } }))
  expect([...timesOf(cells, { scenarios })]).toEqual([
    ['a [dark]', 700],
    ['a [iphone]', 100],
  ])
})
