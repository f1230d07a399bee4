import type { ScenarioResult } from '../suite/scenarioResult.ts'
import { keptRuns, type History, type Past, type PastRun } from './history.ts'

/** A history with the results of one more run. */
export function addResults(history: History, results: readonly ScenarioResult[]): History {
  const added = results.map((result) => {
    const past = history.scenarios[result.name]
    return [result.name, addResult(past, result)] as const
  })
  const scenarios = { ...history.scenarios, ...Object.fromEntries(added) }
  // In order, so that two runs of the same scenarios write the same file.
  const sorted = Object.keys(scenarios).toSorted()
  return {
    ...history,
    scenarios: Object.fromEntries(sorted.map((name) => [name, scenarios[name] as Past])),
  }
}

function addResult(past: Past | undefined, result: ScenarioResult): Past {
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
  return { runs, ...(unstableSince === undefined ? {} : { unstableSince }) }
}

/** A run that differs from the last one of the same scenario, version and browser is unstable too. */
function kindOf(
  before: readonly PastRun[],
  { result, digests }: ScenarioResult,
): PastRun['result'] {
  if (digests === undefined) return result
  const last = before.findLast(({ subject }) => subject === digests.subject)
  return last !== undefined && last.outcome !== digests.outcome ? 'unstable' : result
}
