import { whyUnknownCall } from '../calls/whyUnknownCall.ts'
import { effectsOf } from './effectsOf.ts'
import type { FaultRule } from './faultTypes.ts'

/**
 * Explains why a fault can never match a call of that name or pattern, or would change nothing, and names an alternative, in one or two
 * sentences. Undefined if a fault is possible.
 * @param seen names of calls that a page made in addition to the known ones
 */
export function whyUnbreakable(target: string, seen: readonly string[] = []): string | undefined {
  const unknown = whyUnknownCall(target, seen)
  if (unknown !== undefined) return unknown
  if (target.startsWith('phone.')) {
    return `A fault on ${target} would change nothing. The phone answers by itself. Reject on the phone, or break the relay: relay.irn_publish.`
  }
  if (effectsOf(target).length > 0 || seen.includes(target)) return undefined
  return `A fault on ${target} would change nothing. This call is only noted. Break the call that led to it.`
}

/** Explains the same for a whole rule, including an effect that the call cannot have. */
export function whyNoFault(
  { target, effect }: Pick<FaultRule, 'target' | 'effect'>,
  seen: readonly string[] = [],
): string | undefined {
  const why = whyUnbreakable(target, seen)
  if (why !== undefined) return why
  const possible = effectsOf(target)
  if (possible.length === 0 || possible.includes(effect.kind)) return undefined
  return `The fault "${effect.kind}" cannot happen to ${target}. Use one of: ${possible.join(', ')}.`
}
