import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { RunFile } from '../../run/file/runFile.ts'
import { comparePlays } from './comparePlays.ts'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'foyer-plays-'))
})
afterEach(() => rmSync(work, { recursive: true }))

const run = (line: string): RunFile => ({
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording: { id: 'x', title: 'X', tags: [], steps: [{ do: 'press', key: 'Enter' }] },
  steps: [{ at: 0, lines: 0, by: 'played' }],
  timeline: [line],
  errors: [],
})
const play = (line: string, number: number, repeat = 3) =>
  comparePlays(run(line), { planned: { output: 'x' }, plan: { work, repeat }, play: number })?.words

it('finds equal plays equal', () => {
  expect([play('a', 1), play('a', 2), play('a', 3)]).toEqual([undefined, undefined, undefined])
})

it('names a play that differs from the first one', () => {
  expect([play('a', 1), play('a', 2)]).toEqual([undefined, undefined])
  expect(play('b', 3)).toMatch(
    /^Play 3 differs from play 1\. .*\n +Then the first: a\n +and the second: b$/,
  )
})

it('names it when the first play ends last', () => {
  expect([play('a', 2), play('b', 3)]).toEqual([undefined, undefined])
  expect(play('a', 1)).toMatch(/^Play 3 differs from play 1\./)
})

it('compares nothing when each is played once', () => {
  expect([play('a', 1, 1), play('b', 2, 1)]).toEqual([undefined, undefined])
})
