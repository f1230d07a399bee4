import { formatDuration } from '../format/formatDuration.ts'
import type { ScenarioResult } from '../state/scenarioResults.ts'

/** ✓ or ✗ for the last run of a scenario; an empty place before that. */
export function ResultMark({ result }: { result: ScenarioResult | undefined }) {
  return (
    <span className="wb-result" data-state={result?.state}>
      {result ? <span aria-hidden="true">{result.state === 'done' ? '✓' : '✗'}</span> : null}
      {result ? <span className="wb-unseen">{describeResult(result)}, </span> : null}
    </span>
  )
}

/** The last result in words. */
export function describeResult({ state, ms, step }: ScenarioResult): string {
  const where = step === undefined ? '' : ` at step ${step}`
  return `${state === 'done' ? 'Passed' : `Failed${where}`} in ${formatDuration(ms)}`
}
