import { type KnownCall, knownCalls } from '../calls/knownCalls.ts'
import type { FaultEffect } from './faultTypes.ts'

type Kind = FaultEffect['kind']
type Family = KnownCall extends infer Name
  ? Name extends `${infer First}.${string}`
    ? First
    : never
  : never

const timing: readonly Kind[] = ['latency', 'hang', 'drop', 'late']
const http: readonly Kind[] = [...timing, 'status', 'reject', 'malformed', 'patch', 'stale']
const message: readonly Kind[] = [
  ...timing,
  'reject',
  'malformed',
  'stale',
  'duplicate',
  'wrongOrigin',
]
/** It fails, in whichever way. */
const failure: readonly Kind[] = ['drop', 'reject']

/** What a fault can do to the calls of each family. */
const byFamily: Readonly<Record<Family | 'http', readonly Kind[]>> = {
  // A host that is none of the services.
  http,
  directory: http,
  analytics: http,
  identity: http,
  balances: http,
  history: http,
  names: http,
  siwe: http,
  swap: http,
  onramp: http,
  chain: http,
  frame: message,
  wallet: [...timing, 'reject', 'malformed', 'patch', 'stale'],
  relay: [...timing, 'reject', 'malformed', 'duplicate'],
  social: message,
  browser: failure,
  phone: [],
  outside: [],
}

/** Calls that differ from the others of their family. */
const byCall: Partial<Readonly<Record<KnownCall, readonly Kind[]>>> = {
  'frame.mount': [...timing, 'reject'],
  'frame.refused': [],
  'relay.connect': failure,
  'onramp.purchase': failure,
}

/** The kinds of fault that a call, or at least one call of a pattern, can have. None for an unknown name. */
export function effectsOf(target: string): readonly Kind[] {
  if (!target.endsWith('*')) return effectsOfCall(target)
  const stem = target.slice(0, -1)
  const names = knownCalls.filter((name) => name.startsWith(stem))
  return [...new Set((names.length > 0 ? names : [stem]).flatMap(effectsOfCall))]
}

function effectsOfCall(name: string): readonly Kind[] {
  const family = name.slice(0, name.indexOf('.'))
  const own = Object.hasOwn(byCall, name) ? byCall[name as KnownCall] : undefined
  return own ?? (Object.hasOwn(byFamily, family) ? byFamily[family as Family | 'http'] : [])
}
