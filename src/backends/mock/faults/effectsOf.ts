import { callMatches } from '../calls/callMatches.ts'
import { type KnownCall, knownCalls } from '../calls/knownCalls.ts'
import { faultEffectKinds, happensAt, type Boundary } from './faultEffects.ts'
import type { FaultEffectKind } from './faultTypes.ts'

type Family = KnownCall extends infer Name
  ? Name extends `${infer First}.${string}`
    ? First
    : never
  : never

/** The boundary of the calls with each prefix; calls that are only logged have none. */
const byFamily: Readonly<Record<Family | 'http', Boundary | undefined>> = {
  // The host is not one of the services.
  http: 'http',
  directory: 'http',
  analytics: 'http',
  identity: 'http',
  balances: 'http',
  history: 'http',
  names: 'http',
  siwe: 'http',
  swap: 'http',
  onramp: 'http',
  chain: 'http',
  frame: 'frame',
  wallet: 'wallet',
  relay: 'relay',
  social: 'social',
  browser: 'open',
  phone: undefined,
  outside: undefined,
}

/** The calls that differ from the others with their prefix. */
const byCall: Partial<Readonly<Record<KnownCall, Boundary | undefined>>> = {
  'frame.mount': 'mount',
  'frame.refused': undefined,
  'relay.connect': 'open',
  'onramp.purchase': 'purchase',
}

/**
 * Returns the kinds of effect that a call, or at least one call of a pattern, can have. None for an
 * unknown name.
 */
export function effectsOf(target: string): readonly FaultEffectKind[] {
  const stem = target.endsWith('*') ? target.slice(0, -1) : undefined
  const names = stem === undefined ? [] : knownCalls.filter((name) => callMatches(target, name))
  const boundaries = (names.length > 0 ? names : [stem ?? target]).map(boundaryOf)
  return faultEffectKinds.filter((kind) =>
    boundaries.some((boundary) => boundary !== undefined && happensAt(boundary, kind)),
  )
}

function boundaryOf(name: string): Boundary | undefined {
  if (Object.hasOwn(byCall, name)) return byCall[name as KnownCall]
  const family = name.slice(0, name.indexOf('.'))
  return Object.hasOwn(byFamily, family) ? byFamily[family as Family | 'http'] : undefined
}
