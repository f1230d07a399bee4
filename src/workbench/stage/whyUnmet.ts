import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { formatDuration } from '../format/formatDuration.ts'

const most = 3

/** Reasons why an expectation may not be met: paused time, calls without an answer, and applied faults. */
export function whyUnmet({ clock, calls }: Pick<Simulator, 'clock' | 'calls'>): readonly string[] {
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
  return reasons
}

/** The names of the newest calls, each once. */
function newest(calls: readonly { readonly name: string }[]): string {
  const names = [...new Set(calls.toReversed().map(({ name }) => name))]
  return names.slice(0, most).join(', ')
}
