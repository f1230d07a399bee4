import type { FaultEffect, FaultEffectKind } from './faultTypes.ts'

/**
 * Boundaries on which calls fail in the same ways: requests over HTTP, browser wallets, messages of the secure site, results of login windows,
 * messages of the relay, and single calls that only load (`mount`), buy (`purchase`) or open (`open`).
 */
export type Boundary =
  'http' | 'wallet' | 'frame' | 'social' | 'relay' | 'mount' | 'purchase' | 'open'

interface EffectRecord<K extends FaultEffectKind> {
  /** The required parameters of the effect. */
  readonly needs: readonly Exclude<keyof EffectOf<K>, 'kind'>[]
  /** The boundaries that have the effect. Each must implement it, unless `applyFault` does. */
  readonly boundaries: readonly Boundary[]
}

/** The effect of that kind, with its parameters. */
export type EffectOf<K extends FaultEffectKind> = Extract<FaultEffect, { kind: K }>

const answering = ['http', 'wallet', 'frame', 'social', 'relay'] as const

/** Every effect. Forms, checks and documents derive from this. */
export const faultEffects = {
  latency: { needs: ['ms'], boundaries: [...answering, 'mount', 'purchase'] },
  hang: { needs: [], boundaries: [...answering, 'mount'] },
  drop: { needs: [], boundaries: [...answering, 'mount', 'purchase', 'open'] },
  status: { needs: ['status'], boundaries: ['http'] },
  reject: { needs: ['code', 'message'], boundaries: [...answering, 'mount', 'purchase', 'open'] },
  malformed: { needs: [], boundaries: answering },
  patch: { needs: ['set'], boundaries: ['http', 'wallet'] },
  stale: { needs: [], boundaries: ['http', 'wallet', 'frame', 'social'] },
  late: { needs: ['ms'], boundaries: [...answering, 'mount', 'purchase'] },
  duplicate: { needs: [], boundaries: ['frame', 'social', 'relay'] },
  wrongOrigin: { needs: [], boundaries: ['frame', 'social'] },
} as const satisfies { readonly [K in FaultEffectKind]: EffectRecord<K> }

/** The kinds of effect, in the order of the form. */
export const faultEffectKinds = Object.keys(faultEffects) as readonly FaultEffectKind[]

/** The kinds of effect that calls of a boundary can have. */
export type EffectKindAt<S extends Boundary> = {
  [K in FaultEffectKind]: S extends (typeof faultEffects)[K]['boundaries'][number] ? K : never
}[FaultEffectKind]

/** True if calls of the boundary can have the effect. */
export function happensAt(boundary: Boundary, kind: FaultEffectKind): boolean {
  const boundaries: readonly Boundary[] = faultEffects[kind].boundaries
  return boundaries.includes(boundary)
}

/** The boundaries that documents and the form name; the others are single calls. */
const namedBoundaries: readonly (readonly [Boundary, string])[] = [
  ['http', 'services and chains'],
  ['wallet', 'wallets'],
  ['frame', 'the secure site'],
  ['social', 'login windows'],
  ['relay', 'the relay'],
  ['open', 'popups'],
]

/** Returns the calls that can have an effect, in words. */
export function describePlaces(kind: FaultEffectKind): string {
  const possible = namedBoundaries
    .filter(([boundary]) => happensAt(boundary, kind))
    .map(([, words]) => words)
  const others = namedBoundaries
    .filter(([boundary]) => !happensAt(boundary, kind))
    .map(([, words]) => words)
  if (others.length === 0) return 'any call'
  return others.length === 1 ? `any call except ${others.join('')}` : possible.join(', ')
}
