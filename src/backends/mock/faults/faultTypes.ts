/** What a fault does to a call. Times are virtual ms. */
export type FaultEffect =
  | { readonly kind: 'latency'; readonly ms: number }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** The connection breaks. */
  | { readonly kind: 'drop' }
  /** HTTP only. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** Wallets and frame: rejects with this code and message. */
  | { readonly kind: 'reject'; readonly code: number; readonly message: string }
  | { readonly kind: 'malformed'; readonly body?: string }
  /** Services, chains, wallets: the true answer with some fields changed, by path. See `patchAnswer`. */
  | { readonly kind: 'patch'; readonly set: Readonly<Record<string, unknown>> }
  /** The answer of the call before this one comes again. */
  | { readonly kind: 'stale' }
  /** Messages between windows: the reply comes twice. */
  | { readonly kind: 'duplicate' }
  /** The true answer comes after `ms`, even if the caller has given up. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Messages between windows: a forged reply from a foreign origin comes first. */
  | { readonly kind: 'wrongOrigin' }

export type FaultEffectKind = FaultEffect['kind']

/** When a rule applies: the n-th call (from 1), every call, or by the seeded chance. */
export type FaultWhen =
  { readonly nth: number } | { readonly always: true } | { readonly probability: number }

/** What goes wrong with which calls, and when. */
export interface FaultRule {
  readonly id: string
  /** A call name, or a prefix that ends in `*`: `directory.*`. */
  readonly target: string
  readonly when: FaultWhen
  readonly effect: FaultEffect
}

/** A rule as it is kept over a reload of the page. */
export interface KeptFault extends FaultRule {
  /** How many calls fitted its target so far. */
  readonly seen?: number
}

/** The rules in force. */
export interface Faults {
  list(): readonly FaultRule[]
  /** The rules with what they have counted, for the next page of the same world. */
  snapshot(): readonly KeptFault[]
  /** Throws when the rule can never match or would change nothing: see `whyNoFault`. */
  add(rule: Omit<FaultRule, 'id'> & { id?: string }): FaultRule
  remove(id: string): void
  clear(): void
  /** The rule for this call, which is counted; the first rule that fits wins. */
  match(name: string): FaultRule | undefined
  subscribe(listener: () => void): () => void
}
