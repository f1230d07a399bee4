import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { addResults } from './addResults.ts'
import type { History } from './history.ts'
import { readHistory } from './readHistory.ts'

/** Adds results to a history file, and returns its new content. */
export function keepHistory(file: string, results: readonly ScenarioResult[]): History {
  const history = addResults(readHistory(file), results)
  mkdirSync(dirname(file), { recursive: true })
  // The file is never half written: a crash leaves the old one.
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, `${JSON.stringify(history, null, 2)}\n`)
  renameSync(draft, file)
  return history
}
