import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { writeJson } from './writeJson.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-json-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const result = (name: string): ScenarioResult => ({
  name,
  title: name,
  result: 'passed',
  at: '2026-11-27T18:00:00.000Z',
  ms: 100,
  plays: 1,
  failures: [],
  digests: { subject: 's', outcome: 'o' },
})

it('writes the results by path, without digests, into a new folder', () => {
  const file = join(folder, 'out/results.json')
  writeJson(file, [result('b'), result('a')], { version: '0.1.0', isPassed: true })
  const { digests: _, ...a } = result('a')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    format: 'foyer-run-results',
    version: 1,
    foyerkit: '0.1.0',
    isPassed: true,
    scenarios: [a, { ...a, name: 'b', title: 'b' }],
  })
})
