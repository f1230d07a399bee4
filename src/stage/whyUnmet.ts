import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import { setOfRule } from '../backends/mock/index.ts'
import { formatDuration } from '../run/format/formatDuration.ts'

const most = 3

/** Reasons why an expectation may not be met: paused time, calls without an answer, applied faults, and faults that no call has met. */
export function whyUnmet({
  clock,
  calls,
  faults,
}: Pick<Simulator, 'clock' | 'calls' | 'faults'>): readonly string[] {
  const reasons: string[] = []
  const all = calls.list()
  if (clock.state === 'paused') {
    const [next] = clock.pending()
    reasons.push(
      next === undefined
        ? 'Time is paused, and no timer is set.'
        : `Time is paused. The next timer is ${next.label} in ${formatDuration(next.dueAt - clock.now())}.`,
    )
  }
  const waiting = newest(all.filter(({ status }) => status === 'open' || status === 'parked'))
  if (waiting !== '') reasons.push(`Without an answer: ${waiting}.`)
  const faulted = newest(all.filter(({ faultId }) => faultId !== undefined))
  if (faulted !== '') reasons.push(`A fault was applied to: ${faulted}.`)
  // Of a set, most rules are for other calls.
  const idle = faults
    .list()
    .filter((rule) => setOfRule(rule) === undefined)
    .filter(({ id }) => all.every(({ faultId }) => faultId !== id))
    .map(({ target }) => target)
  if (idle.length > 0) {
    reasons.push(`No call has met the fault on: ${idle.slice(0, most).join(', ')}.`)
  }
  return reasons
}

/** The names of the newest calls, each once. */
function newest(calls: readonly { readonly name: string }[]): string {
  const names = [...new Set(calls.toReversed().map(({ name }) => name))]
  return names.slice(0, most).join(', ')
}
