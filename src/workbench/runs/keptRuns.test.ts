import { expect, it } from 'vitest'
import type { SuiteRun } from './runs.ts'
import { createKeptRuns, mostRuns } from './keptRuns.ts'

const run = (id: string, message = 'Not there.'): SuiteRun => ({
  id,
  at: 1,
  rows: [
    { scenario: 'one', title: 'One', result: 'passed', virtualMs: 5, realMs: 7 },
    { scenario: 'two', title: 'Two', result: 'failed', step: { number: 3, text: 'Look' }, message },
  ],
})

function setUp(text?: string) {
  const stored = new Map(text === undefined ? [] : [['foyer.workbench.runs.v1', text]])
  const kept = createKeptRuns({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  })
  const ids = () => kept.read().runs.map(({ id }) => id)
  return { kept, ids, length: () => [...stored.values()].join('').length }
}

it('keeps the newest runs, and replaces a run by its id', () => {
  const { kept, ids } = setUp()
  expect(kept.read()).toEqual({ runs: [] })
  for (let count = 1; count <= mostRuns + 2; count += 1) kept.save(run(String(count)))
  expect(ids()).toHaveLength(mostRuns)
  expect(ids()[0]).toBe(String(mostRuns + 2))
  kept.save(run('5', 'Changed.'))
  expect(kept.read().runs.find(({ id }) => id === '5')?.rows[1]?.message).toBe('Changed.')
  expect(ids()).toHaveLength(mostRuns)
  kept.remove('5')
  expect(ids()).not.toContain('5')
})

it('cuts long messages, and drops the oldest runs when they are too large', () => {
  const { kept, ids, length } = setUp()
  kept.save(run('old', 'x'.repeat(5_000)))
  expect(kept.read().runs[0]?.rows[1]?.message).toHaveLength(1_000)
  const rows = Array.from({ length: 400 }, (_, index) => ({
    scenario: String(index),
    title: 'x'.repeat(800),
    result: 'passed' as const,
  }))
  kept.save({ id: 'large', at: 2, rows })
  kept.save({ id: 'larger', at: 3, rows })
  expect(ids()).toEqual(['larger'])
  expect(length()).toBeLessThan(500_000)
})

it('ends the play of a run whose page was left', () => {
  const { kept } = setUp()
  kept.save({ id: '1', at: 1, rows: [{ scenario: 'one', title: 'One', result: 'running' }] })
  expect(kept.read().runs[0]?.rows[0]).toMatchObject({
    result: 'stopped',
    message: 'The page was left during the run.',
  })
})

it.each([
  ['{', 'The earlier runs of this browser cannot be read.'],
  ['{"runs":[]}', 'The earlier runs of this browser cannot be read.'],
])('says that %s is no list of runs, and keeps new ones', (text, problem) => {
  const { kept, ids } = setUp(text)
  expect(kept.read()).toEqual({ runs: [], problem })
  kept.save(run('new'))
  expect(ids()).toEqual(['new'])
  expect(kept.read().problem).toBeUndefined()
})

it.each([
  ['a row without a title', { ...run('bad'), rows: [{ scenario: 'one', result: 'passed' }] }],
  ['an unknown result', { ...run('bad'), rows: [{ ...run('x').rows[0], result: 'perhaps' }] }],
  ['a step without words', { ...run('bad'), rows: [{ ...run('x').rows[1], step: { number: 1 } }] }],
  ['a time in words', { ...run('bad'), rows: [{ ...run('x').rows[0], realMs: 'long' }] }],
  ['a run without rows', { id: 'bad', at: 1 }],
  ['no run', null],
])('leaves out %s and keeps the others', (_, bad) => {
  const { kept } = setUp(JSON.stringify([run('good'), bad]))
  expect(kept.read()).toEqual({
    runs: [run('good')],
    problem: 'An earlier run of this browser cannot be read.',
  })
})
