import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ScenarioResult } from '../suite/scenarioResult.ts'

/** The scenarios of a project that failed last: where build tools keep what a machine can lose. */
export const failedFile = 'node_modules/.cache/foyerkit/last-failed.json'

/** Reads the paths of the scenarios whose last play failed; none without a file, or if it is damaged. */
export function readFailed(file: string): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [])
  } catch {
    // A cache that is absent or half written is empty.
    return new Set()
  }
}

/**
 * Saves which scenarios failed when they were last played. One that was not played now stays as it was.
 * @param before the paths that `readFailed` returned
 */
export function keepFailed(
  file: string,
  before: ReadonlySet<string>,
  results: readonly Pick<ScenarioResult, 'name' | 'result'>[],
): void {
  const names = new Set(before)
  for (const { name, result } of results) {
    if (result === 'passed') names.delete(name)
    else names.add(name)
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...names].toSorted()))
}
