import { join } from 'node:path'
import { expect, it } from 'vitest'
import { historyFormat, historyVersion, type History } from '../history/history.ts'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { describeResults } from './describeResults.ts'

const result = (name: string, changes: Partial<ScenarioResult> = {}): ScenarioResult => ({
  name,
  title: `Title of ${name}`,
  result: 'passed',
  at: '2026-01-02T00:00:00.000Z',
  ms: 100,
  plays: 3,
  failures: [],
  ...changes,
})
const past: History = {
  format: historyFormat,
  version: historyVersion,
  scenarios: {
    a: { runs: [], unstableSince: '2026-01-01T12:00:00.000Z' },
    b: { runs: [] },
  },
}
const report = undefined
const missing: readonly string[] = []

it('counts, and says that all plays are identical', () => {
  const results = [result('b'), result('c', { result: 'failed' })]
  expect(describeResults(results, { repeat: 3, report, past, missing })).toEqual([
    '',
    'All 3 plays of each scenario are identical.',
    '',
    '1 passed, 1 failed',
  ])
})

it('names the report, and the table of cells if there is one', () => {
  const html = { kind: 'html', path: join(process.cwd(), 'out') } as const
  const cells = [{ cell: 'dark', parts: ['dark'], result: 'passed' }] as const
  const lines = (changes: Partial<ScenarioResult>) =>
    describeResults([result('b', changes)], { repeat: 1, report: html, past, missing })
  const open = 'Open the report with npx playwright show-report out'
  expect(lines({}).slice(0, 2)).toEqual(['', open])
  expect(lines({ cells })).toContain(open)
  expect(lines({ cells })).toContain(`The table of cells is ${join('out', 'cells.html')}`)
})

it('names the missing packages where a scenario failed', () => {
  const lacks = { repeat: 1, report, past: undefined, missing: ['There is no local Solana.'] }
  expect(describeResults([result('b')], lacks)).toEqual(['', '1 passed, 0 failed'])
  expect(describeResults([result('b', { result: 'failed' })], lacks)).toEqual([
    '',
    'There is no local Solana.',
    '',
    '0 passed, 1 failed',
  ])
})

it('names what is unstable, where it diverges and since when', () => {
  const difference = 'Play 2 differs from play 1.'
  const results = [result('a', { result: 'unstable', difference }), result('b')]
  expect(describeResults(results, { repeat: 3, report, past, missing })).toEqual([
    '',
    'Unstable:',
    '  Title of a (a), since 2026-01-01',
    '    Play 2 differs from play 1.',
    '',
    '1 passed, 0 failed, 1 unstable',
  ])
})

it('names a scenario that only differs from an earlier run', () => {
  expect(describeResults([result('a')], { repeat: 1, report, past, missing })).toEqual([
    '',
    'Unstable:',
    '  Title of a (a), since 2026-01-01',
    '    An earlier run of the same scenario had another outcome or timeline.',
    '',
    '1 passed, 0 failed',
  ])
})
