import type { FaultEffect, FaultRule, FaultWhen } from '../../../backends/mock/faults/faultTypes.ts'
import { formatSpan } from '../../parts/formatSpan.ts'

/** A fault rule as one would say it: `every directory.* answers 500`. */
export function describeFault({ target, when, effect }: Omit<FaultRule, 'id'>): string {
  return `${describeWhen(when)} ${target} ${describeEffect(effect)}`
}

function describeWhen(when: FaultWhen): string {
  if ('nth' in when) return `call ${when.nth} of`
  if ('probability' in when) return `${Math.round(when.probability * 100)} % of`
  return 'every'
}

function describeEffect(effect: FaultEffect): string {
  switch (effect.kind) {
    case 'latency':
      return `takes ${formatSpan(effect.ms)}`
    case 'late':
      return `answers ${formatSpan(effect.ms)} late`
    case 'hang':
      return 'never answers'
    case 'drop':
      return 'loses its connection'
    case 'status':
      return `answers ${effect.status}`
    case 'reject':
      return `is refused with ${effect.code} “${effect.message}”`
    case 'malformed':
      return 'answers something malformed'
    case 'patch':
      return `answers with another ${Object.keys(effect.set).join(', ')}`
    case 'stale':
      return 'repeats the answer before'
    case 'duplicate':
      return 'is answered twice'
    case 'wrongOrigin':
      return 'is answered from a foreign origin first'
  }
}
