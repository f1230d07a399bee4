import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ScenarioResult } from '../suite/scenarioResult.ts'

/** The value of `format` in the results of a run. */
const runResultsFormat = 'foyer-run-results'
const runResultsVersion = 1

/** The results of `npx foyerkit replay` or `merge`, for other tools. JSON: docs/run-many.md describes it. */
interface RunResults {
  readonly format: typeof runResultsFormat
  readonly version: typeof runResultsVersion
  /** Version of foyerkit. */
  readonly foyerkit: string
  /** Whether the exit code of the command is 0. */
  readonly isPassed: boolean
  /** By path. */
  readonly scenarios: readonly Omit<ScenarioResult, 'digests'>[]
}

/**
 * Writes the results of a run to a file; does nothing if none is named.
 * @param file its path
 */
export function writeJson(
  file: string | undefined,
  results: readonly ScenarioResult[],
  { version, isPassed }: { readonly version: string; readonly isPassed: boolean },
): void {
  if (file === undefined) return
  const content: RunResults = {
    format: runResultsFormat,
    version: runResultsVersion,
    foyerkit: version,
    isPassed,
    scenarios: results
      .map(({ digests: _, ...each }) => each)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
