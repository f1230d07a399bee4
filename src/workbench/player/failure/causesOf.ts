import type { CallRecord } from '../../../backends/mock/calls/callLogTypes.ts'
import type { FaultRule } from '../../../backends/mock/faults/faultTypes.ts'
import { describeFault } from '../../../run/words/describeFault.ts'
import { formatDuration } from '../../../run/format/formatDuration.ts'

/** A likely reason why a step failed, in words, and what a person can do about it. */
export interface Cause {
  readonly words: string
  readonly call: CallRecord
  /** The fault makes the call wait; it can be let pass. */
  readonly isHeld: boolean
  /** The applied rule while it is active; it can be removed. */
  readonly rule?: FaultRule
}

const most = 3

/** The likely reasons, the calls that a fault holds first. A call that waits for a person has no action here. */
export function causesOf(
  calls: readonly CallRecord[],
  rules: readonly FaultRule[],
  now: number,
): readonly Cause[] {
  const newest = new Map(calls.map((call) => [call.name, call]))
  const causes = [...newest.values()].toReversed().flatMap((call) => causeOf(call, rules, now))
  return causes.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
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
