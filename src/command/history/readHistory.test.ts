import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepHistory } from './keepHistory.ts'
import { readHistory } from './readHistory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-history-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('reads what it keeps, and begins without a file', () => {
  const file = join(folder, 'new/past.json')
  expect(readHistory(file).scenarios).toEqual({})
  const at = '2026-01-01T00:00:00.000Z'
  const kept = keepHistory(file, [
    { name: 'a', title: 'A', result: 'passed', at, ms: 7, plays: 1, failures: [] },
  ])
  expect(kept.scenarios).toEqual({ a: { runs: [{ at, ms: 7, result: 'passed' }] } })
  expect(readHistory(file)).toEqual(kept)
  expect(readdirSync(join(folder, 'new'))).toEqual(['past.json'])
})

it.each([
  '{"format":"foyer-history","version":1,"scenarios":{"a":{"runs":[],"cells":{"dark":{}}}}}',
  '<<<<<<< ours',
  'null',
  '{"format":"foyer-history","version":2,"scenarios":{}}',
])('refuses %s, and says what to do', (text) => {
  const file = join(folder, 'past.json')
  writeFileSync(file, text)
  expect(() => readHistory(file)).toThrow(
    `${file} is not a history file of this version of foyerkit. Delete it, or name another file with --history.`,
  )
})
