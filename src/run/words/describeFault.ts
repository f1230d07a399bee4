import type { FaultEffect, FaultRule, FaultWhen } from '../../backends/mock/faults/faultTypes.ts'
import { formatDuration } from '../format/formatDuration.ts'
import { faultKinds, type FaultKind } from './faultKinds.ts'

/** A fault rule in words: `every directory.* answers 500`. */
export function describeFault({ target, when, effect }: Omit<FaultRule, 'id'>): string {
  const isEvery = 'always' in when || 'forMs' in when
  const calls = target !== '*' ? target : isEvery ? 'call to a service' : 'all calls to services'
  return `${describeWhen(when)} ${calls} ${describeEffect(effect)}${describeEnd(when)}`
}

function describeWhen(when: FaultWhen): string {
  if ('nth' in when) return `call ${when.nth} of`
  if ('probability' in when) return `${Math.round(when.probability * 100)} % of`
  return 'every'
}

const describeEnd = (when: FaultWhen) =>
  'forMs' in when ? ` in the first ${formatDuration(when.forMs)}` : ''

function describeEffect(effect: FaultEffect): string {
  // The compiler cannot see that the effect and its record are of the same kind.
  const { describe } = faultKinds[effect.kind] as FaultKind<FaultEffect['kind']>
  return describe(effect)
}
