import { expect, it } from 'vitest'
import type { RunFile } from '../file/runFile.ts'
import { compareInWords } from './compareInWords.ts'

const run: RunFile = {
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording: { id: 'x', title: 'X', tags: [], steps: [{ do: 'press', key: 'Tab' }] },
  steps: [{ at: 0, lines: 0, by: 'played' }],
  timeline: ['+0 ms a'],
  errors: [],
}

it('says that two runs are identical', () => {
  expect(compareInWords(run, run)).toEqual(['The two runs are identical.'])
})

it('says in a line for each run where they diverge', () => {
  expect(compareInWords(run, { ...run, timeline: ['+0 ms b'] })).toEqual([
    'They differ from the start.',
    'Then the first: a at 0 ms',
    'and the second: b at 0 ms',
  ])
})

it('says when only the steps were compared', () => {
  expect(compareInWords(run, { ...run, steps: [], timeline: [] }).at(-1)).toMatch(
    /^Only the steps were compared/,
  )
})
