/** Calls that are only noted in the log: nothing that a fault could change comes after them. */
const noted = ['frame.refused', 'outside.error', 'outside.refused']

/**
 * Why a fault on this call, or on the calls with this prefix and a `*`, would change nothing, and what to do
 * instead: one sentence or two. Undefined when it breaks something, or when the name is none that is known.
 */
export function whyUnbreakable(target: string): string | undefined {
  if (target.startsWith('phone.')) {
    return 'The phone answers by itself. Reject on the phone, or break the relay: relay.irn_publish.'
  }
  if (target === 'outside.*' || noted.includes(target)) {
    return 'This call is only noted. Break the call that led to it.'
  }
  return undefined
}
