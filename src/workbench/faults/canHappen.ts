import type { FaultEffect } from '../../backends/mock/faults/faultTypes.ts'

type Kind = FaultEffect['kind']

const answered = ['latency', 'hang', 'drop', 'reject', 'malformed', 'late'] as const
const overHttp: readonly Kind[] = [...answered, 'status', 'patch', 'stale']
const betweenWindows: readonly Kind[] = [...answered, 'stale', 'duplicate', 'wrongOrigin']
const isOrIsNot: readonly Kind[] = ['drop']

/** What can happen to calls whose names begin like this; any effect to those that are not named here. */
const byPrefix: Readonly<Record<string, readonly Kind[]>> = {
  'frame.mount': ['latency', 'hang', 'drop', 'late'],
  'onramp.purchase': isOrIsNot,
  wallet: [...answered, 'patch', 'stale'],
  frame: betweenWindows,
  social: betweenWindows,
  relay: [...answered, 'duplicate'],
  browser: isOrIsNot,
  ...Object.fromEntries(
    [
      'directory',
      'analytics',
      'identity',
      'balances',
      'history',
      'names',
      'siwe',
      'swap',
      'onramp',
      'chain',
    ].map((prefix) => [prefix, overHttp]),
  ),
}

/** Whether this effect changes anything about the calls of a target: a wallet, for one, has no HTTP status. */
export function canHappen(kind: Kind, target: string): boolean {
  const name = target.trim().replace(/\*$/, '')
  const possible = byPrefix[name] ?? byPrefix[name.split('.')[0] ?? '']
  return possible?.includes(kind) ?? true
}
