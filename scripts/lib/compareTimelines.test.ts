import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareTimelines } from './compareTimelines.mjs'

let folder = ''
let said: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'timelines-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(scenario: string, ...runs: readonly (readonly string[])[]) {
  mkdirSync(join(folder, scenario))
  runs.forEach((lines, index) =>
    writeFileSync(join(folder, scenario, `${index}.txt`), lines.join('\n')),
  )
}
const compare = () => compareTimelines(folder, (line) => said.push(line))

it('passes scenarios whose runs gave the same lines', () => {
  write('one', ['a', 'b'], ['a', 'b'])
  write('two', ['c'], ['c'], ['c'])
  expect(compare()).toEqual({ passed: 2, failed: 0, skipped: 0 })
  expect(said).toEqual(['2 of 2 scenarios gave the same timeline in every run.'])
})

it('names the first difference with the lines before it', () => {
  write('same', ['a'], ['a'])
  write('other', ['a', 'b', 'c'], ['a', 'b', 'c'], ['a', 'x', 'y'])
  expect(compare()).toEqual({ passed: 1, failed: 1, skipped: 0 })
  expect(said[0]).toBe(
    'The timelines of other differ: line 2, after\n      a\n  0.txt: b\n  2.txt: x',
  )
})

it('shows a run that ends early', () => {
  write('short', ['a', 'b'], ['a'])
  expect(compare().failed).toBe(1)
  expect(said[0]).toContain('0.txt: b\n  1.txt: (the timeline ends here)')
})

it('shows long lines from shortly before the place where they differ', () => {
  const long = 'x'.repeat(2_000)
  write('long', [`${long}1`], [`${long}2`])
  compare()
  expect(said[0]).toMatch(/0\.txt: x+ … x+1\n {2}1\.txt: x+ … x+2$/)
})

it('fails when nothing was written, or only one run', () => {
  expect(compare().failed).toBe(1)
  write('alone', ['a'])
  expect(compare().failed).toBe(1)
})
