import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import { setOfRule } from '../backends/mock/index.ts'
import { formatDuration } from '../run/format/formatDuration.ts'
import type { CallRecord } from '../backends/mock/calls/callLogTypes.ts'
import type { FaultRule } from '../backends/mock/faults/faultTypes.ts'
import { describeFault } from '../run/words/describeFault.ts'

/** Reasons, or calls in a reason, that a person is shown. */
const maxReasons = 3

/** Reasons why an expectation may not be met: paused time, calls without an answer, applied faults, and faults that no call has met. */
export function unmetReasons({
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
    reasons.push(`No call has met the fault on: ${idle.slice(0, maxReasons).join(', ')}.`)
  }
  return reasons
}

/** The names of the newest calls, each once. */
function newest(calls: readonly { readonly name: string }[]): string {
  const names = [...new Set(calls.toReversed().map(({ name }) => name))]
  return names.slice(0, maxReasons).join(', ')
}

/** A likely reason why a step failed, in words, and what a person can do about it. */
interface Cause {
  readonly words: string
  readonly call: CallRecord
  /** The fault makes the call wait; it can be let pass. */
  readonly isHeld: boolean
  /** The applied rule while it is active; it can be removed. */
  readonly rule?: FaultRule
}

/** The likely reasons why a step failed, the calls that a fault holds first. A call that waits for a person has no action. */
export function likelyCauses(
  calls: readonly CallRecord[],
  rules: readonly FaultRule[],
  now: number,
): readonly Cause[] {
  const newest = new Map(calls.map((call) => [call.name, call]))
  const causes = [...newest.values()].toReversed().flatMap((call) => causeOf(call, rules, now))
  return causes.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxReasons)
}

function causeOf(call: CallRecord, rules: readonly FaultRule[], now: number): readonly Cause[] {
  const rule = rules.find(({ id }) => id === call.faultId)
  // A call that is not parked is only on its way.
  const isWaiting = call.status === 'parked'
  if (!isWaiting && !rule) return []
  const isHeld = isWaiting && call.faultId !== undefined
  return [{ words: wordsOf(call, rule, isHeld, now), call, isHeld, ...(rule ? { rule } : {}) }]
}

function wordsOf(
  { name, startedAt }: CallRecord,
  rule: FaultRule | undefined,
  isHeld: boolean,
  now: number,
): string {
  const left = rule && 'ms' in rule.effect ? startedAt + rule.effect.ms - now : 0
  if (isHeld && left > 0) {
    return `${name} waits for the clock: a fault delays it by ${formatDuration(left)}.`
  }
  if (isHeld) return `${name} gets no answer: a fault holds it.`
  return rule ? `A fault is active: ${describeFault(rule)}.` : `${name} has no answer yet.`
}

function rank({ isHeld, rule }: Cause): number {
  if (isHeld) return 0
  return rule ? 1 : 2
}
