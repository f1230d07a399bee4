import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'

/** The value of `format` in the results of a suite. */
const resultsFormat = 'foyer-run-results'
const resultsVersion = 1

/** The results of `npx foyerkit replay` or `merge`, for other tools. JSON: docs/run-many.md describes it. */
interface SuiteResults {
  readonly format: typeof resultsFormat
  readonly version: typeof resultsVersion
  /** Version of foyerkit. */
  readonly foyerkit: string
  /** Whether the exit code of the command is 0. */
  readonly isPassed: boolean
  /** The results of the scenarios, in the order of their paths. */
  readonly scenarios: readonly Omit<ScenarioResult, 'digests'>[]
}

const withoutDigests = ({ digests: _, ...cell }: CellResult) => cell

/**
 * Writes the results of a suite to a file; does nothing if none is named.
 * @param file its path
 */
export function writeJson(
  file: string | undefined,
  results: readonly ScenarioResult[],
  { version, isPassed }: { readonly version: string; readonly isPassed: boolean },
): void {
  if (file === undefined) return
  const content: SuiteResults = {
    format: resultsFormat,
    version: resultsVersion,
    foyerkit: version,
    isPassed,
    scenarios: results
      .map(({ digests: _, cells, ...each }) => ({
        ...each,
        ...(cells === undefined ? {} : { cells: cells.map(withoutDigests) }),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
