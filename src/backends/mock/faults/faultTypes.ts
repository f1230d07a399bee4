/** The effect of a fault on a call. Times are virtual ms. */
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
  /** Services, chains, wallets: the real response with changed fields, by path. See `patchAnswer`. */
  | { readonly kind: 'patch'; readonly set: Readonly<Record<string, unknown>> }
  /** Repeats the response of the previous call. */
  | { readonly kind: 'stale' }
  /** Messages between windows: the reply arrives twice. */
  | { readonly kind: 'duplicate' }
  /** The real response arrives after `ms`, even if the caller has given up. */
  | { readonly kind: 'late'; readonly ms: number }
  /** Messages between windows: a forged reply from a foreign origin arrives first. */
  | { readonly kind: 'wrongOrigin' }

export type FaultEffectKind = FaultEffect['kind']

/** When a rule applies: to the n-th call (from 1), to every call, or with a seeded probability. */
export type FaultWhen =
  { readonly nth: number } | { readonly always: true } | { readonly probability: number }

/** The calls that fail, when, and how. */
export interface FaultRule {
  readonly id: string
  /** A call name, or a prefix that ends in `*`: `directory.*`. */
  readonly target: string
  readonly when: FaultWhen
  readonly effect: FaultEffect
}

/** A rule as it is kept across a reload of the page. */
export interface KeptFault extends FaultRule {
  /** Number of calls that matched its target so far. */
  readonly seen?: number
}

/** Faults with a name that are switched on and off together. */
export interface FaultSet {
  /** Kebab case, unique; also the name of its file. */
  readonly name: string
  readonly title: string
  /** One sentence. */
  readonly about?: string
  readonly faults: readonly Omit<FaultRule, 'id'>[]
}

/** The active rules. */
export interface Faults {
  list(): readonly FaultRule[]
  /** The rules with their counts, for the next page of the same world. */
  snapshot(): readonly KeptFault[]
  /** Throws if the rule can never match or would change nothing: see `whyNoFault`. */
  add(rule: Omit<FaultRule, 'id'> & { id?: string }): FaultRule
  /** Adds the rules of a set, after the present ones; a set that is in use starts again. Throws like `add`, and adds no rule then. */
  use(set: FaultSet): void
  /** Removes the rules of a set. */
  stop(name: string): void
  remove(id: string): void
  clear(): void
  /** The rule that applies to this call, which is counted; the first matching rule wins. */
  match(name: string): FaultRule | undefined
  subscribe(listener: () => void): () => void
}
