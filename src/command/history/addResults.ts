import type { CellResult, ScenarioResult } from '../suite/scenarioResult.ts'
import { keptRuns, type History, type Past, type PastRun } from './history.ts'

/** A history with the results of one more run. */
export function addResults(history: History, results: readonly ScenarioResult[]): History {
  const added = results.flatMap(({ name, cells, result, ...played }) => {
    // It applies to no cell.
    if (result === 'skipped') return []
    const past = history.scenarios[name]
    const now = cells ? addCells(past, cells) : addResult(past, { ...played, result })
    return [[name, now] as const]
  })
  const scenarios = { ...history.scenarios, ...Object.fromEntries(added) }
  // In order, so that two runs of the same scenarios write the same file.
  const sorted = Object.keys(scenarios).toSorted()
  return {
    ...history,
    scenarios: Object.fromEntries(sorted.map((name) => [name, scenarios[name] as Past])),
  }
}

/** A scenario has other times in a cell, so the plays there do not change its own runs. */
function addCells(past: Past = { runs: [] }, results: readonly CellResult[]): Past {
  const added = results.flatMap(({ cell, result, at, ms, digests }) => {
    if (result === 'skipped' || at === undefined || ms === undefined) return []
    const played = { result, at, ms, ...(digests === undefined ? {} : { digests }) }
    return [[cell, addResult(past.cells?.[cell], played)] as const]
  })
  const cells = { ...past.cells, ...Object.fromEntries(added) }
  const sorted = Object.entries(cells).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { ...past, ...(sorted.length === 0 ? {} : { cells: Object.fromEntries(sorted) }) }
}

type Played = Pick<ScenarioResult, 'at' | 'ms' | 'digests'> & Pick<PastRun, 'result'>

function addResult(past: Past | undefined, result: Played): Past {
  const { at, ms, digests } = result
  const before = past?.runs ?? []
  const run: PastRun = { at, ms, result: kindOf(before, result), ...digests }
  const runs = [...before, run].slice(-keptRuns)
  const isSame = before.at(-1)?.subject === digests?.subject
  const since = isSame ? past?.unstableSince : undefined
  const isUnstable = runs.some(
    ({ result: kind, subject }) => kind === 'unstable' && subject === digests?.subject,
  )
  const unstableSince = isUnstable ? (since ?? at) : undefined
  const cells = past?.cells
  return {
    runs,
    ...(unstableSince === undefined ? {} : { unstableSince }),
    ...(cells === undefined ? {} : { cells }),
  }
}

/** A run that differs from the last one of the same scenario, version and browser is unstable too. */
function kindOf(before: readonly PastRun[], { result, digests }: Played): PastRun['result'] {
  if (digests === undefined) return result
  const last = before.findLast(({ subject }) => subject === digests.subject)
  return last !== undefined && last.outcome !== digests.outcome ? 'unstable' : result
}
