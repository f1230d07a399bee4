import { expect, it } from 'vitest'
import { createScenarioResults } from './scenarioResults.ts'

function createStorage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  }
}

const key = 'foyer.workbench.results.v1'
const done = { state: 'done', ms: 1200, at: 5, faults: ['Slow services'] } as const
const failed = { state: 'failed', ms: 80, at: 6, step: 3 } as const

it('keeps the last result of each scenario over a reload', () => {
  const storage = createStorage()
  const results = createScenarioResults(storage)
  results.record('email-login', done)
  results.record('email-login', failed)
  results.record('swap', done)
  expect(createScenarioResults(storage).store.getState()).toEqual({
    'email-login': failed,
    swap: done,
  })
})

it('keeps what another tab has recorded meanwhile', () => {
  const storage = createStorage()
  const [one, other] = [createScenarioResults(storage), createScenarioResults(storage)]
  one.record('swap', done)
  other.record('send', failed)
  expect(createScenarioResults(storage).store.getState()).toEqual({ swap: done, send: failed })
})

it.each([
  'nonsense',
  '[]',
  'null',
  '{"swap":{"state":"maybe","ms":1,"at":1},"send":7}',
  '{"swap":{"state":"done","ms":1,"at":1,"faults":[3]}}',
])('starts empty when the browser keeps %s', (text) => {
  const results = createScenarioResults(createStorage({ [key]: text }))
  expect(results.store.getState()).toEqual({})
})
