import type { FaultEffect, FaultEffectKind } from './faultTypes.ts'

/**
 * Seams on which calls fail in the same ways: requests over HTTP, browser wallets, messages of the secure site, results of login windows,
 * messages of the relay, and single calls that only load (`mount`), buy (`purchase`) or open (`open`).
 */
export type Seam = 'http' | 'wallet' | 'frame' | 'social' | 'relay' | 'mount' | 'purchase' | 'open'

interface EffectRecord<K extends FaultEffectKind> {
  /** The required parameters of the effect. */
  readonly needs: readonly Exclude<keyof EffectOf<K>, 'kind'>[]
  /** The seams that have the effect. Each must implement it, unless `applyFault` does. */
  readonly seams: readonly Seam[]
}

/** The effect of that kind, with its parameters. */
export type EffectOf<K extends FaultEffectKind> = Extract<FaultEffect, { kind: K }>

const answering = ['http', 'wallet', 'frame', 'social', 'relay'] as const

/** Every effect. Forms, checks and documents derive from this. */
export const faultEffects = {
  latency: { needs: ['ms'], seams: [...answering, 'mount', 'purchase'] },
  hang: { needs: [], seams: [...answering, 'mount'] },
  drop: { needs: [], seams: [...answering, 'mount', 'purchase', 'open'] },
  status: { needs: ['status'], seams: ['http'] },
  reject: { needs: ['code', 'message'], seams: [...answering, 'mount', 'purchase', 'open'] },
  malformed: { needs: [], seams: answering },
  patch: { needs: ['set'], seams: ['http', 'wallet'] },
  stale: { needs: [], seams: ['http', 'wallet', 'frame', 'social'] },
  late: { needs: ['ms'], seams: [...answering, 'mount', 'purchase'] },
  duplicate: { needs: [], seams: ['frame', 'social', 'relay'] },
  wrongOrigin: { needs: [], seams: ['frame', 'social'] },
} as const satisfies { readonly [K in FaultEffectKind]: EffectRecord<K> }

/** The kinds of effect, in the order of the form. */
export const faultEffectKinds = Object.keys(faultEffects) as readonly FaultEffectKind[]

/** The kinds of effect that calls of a seam can have. */
export type EffectKindAt<S extends Seam> = {
  [K in FaultEffectKind]: S extends (typeof faultEffects)[K]['seams'][number] ? K : never
}[FaultEffectKind]

/** True if calls of the seam can have the effect. */
export function happensAt(seam: Seam, kind: FaultEffectKind): boolean {
  const seams: readonly Seam[] = faultEffects[kind].seams
  return seams.includes(seam)
}

/** The seams that documents and the form name; the others are single calls. */
const namedSeams: readonly (readonly [Seam, string])[] = [
  ['http', 'services and chains'],
  ['wallet', 'wallets'],
  ['frame', 'the secure site'],
  ['social', 'login windows'],
  ['relay', 'the relay'],
  ['open', 'popups'],
]

/** Returns the calls that can have an effect, in words. */
export function describePlaces(kind: FaultEffectKind): string {
  const possible = namedSeams.filter(([seam]) => happensAt(seam, kind)).map(([, words]) => words)
  const others = namedSeams.filter(([seam]) => !happensAt(seam, kind)).map(([, words]) => words)
  if (others.length === 0) return 'any call'
  return others.length === 1 ? `any call except ${others.join('')}` : possible.join(', ')
}
