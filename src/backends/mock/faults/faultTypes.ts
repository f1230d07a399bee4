/** The effect of a fault on a call. Times are virtual ms. */
export type FaultEffect =
  | { readonly kind: 'latency'; readonly ms: number }
  /** The call is never answered. */
  | { readonly kind: 'hang' }
  /** The connection breaks. */
  | { readonly kind: 'drop' }
  /** The call is answered with this HTTP status. For HTTP only. */
  | { readonly kind: 'status'; readonly status: number; readonly body?: string }
  /** The call rejects with this code and message. For wallets and frame. */
  | { readonly kind: 'reject'; readonly code: number; readonly message: string }
  | { readonly kind: 'malformed'; readonly body?: string }
  /**
   * The real response with changed fields, by path, as `patchAnswer` does. For services, chains
   * and wallets.
   */
  | { readonly kind: 'patch'; readonly set: Readonly<Record<string, unknown>> }
  /** The response of the previous call is repeated. */
  | { readonly kind: 'stale' }
  /** The reply arrives twice. For messages between windows. */
  | { readonly kind: 'duplicate' }
  /** The real response arrives after `ms`, even if the caller has given up. */
  | { readonly kind: 'late'; readonly ms: number }
  /** A forged reply from a foreign origin arrives first. For messages between windows. */
  | { readonly kind: 'wrongOrigin' }

export type FaultEffectKind = FaultEffect['kind']

/**
 * When a rule applies: to the n-th call (from 1), to every call, with a seeded probability, or to
 * the calls in the first `forMs` of virtual time since it was added.
 */
export type FaultWhen =
  | { readonly nth: number }
  | { readonly always: true }
  | { readonly probability: number }
  | { readonly forMs: number }

/** The calls that fail, when, and how. */
export interface FaultRule {
  readonly id: string
  /** A call name, a prefix that ends in `*`: `directory.*`, or `*` for every call to a service. */
  readonly target: string
  readonly when: FaultWhen
  readonly effect: FaultEffect
}

/** A rule as it is kept across a reload of the page. */
export interface KeptFault extends FaultRule {
  /** The number of calls that matched its target so far. */
  readonly seen?: number
  /** The virtual time at which it was added, in ms since epoch. */
  readonly since?: number
}

/** Faults with a name that are switched on and off together. */
export interface FaultSet {
  /** The name in kebab case, unique; also the name of its file. */
  readonly name: string
  readonly title: string
  /** Its purpose in one sentence. */
  readonly about?: string
  readonly faults: readonly Omit<FaultRule, 'id'>[]
}

/** The active rules. */
export interface Faults {
  list(): readonly FaultRule[]
  /** Returns the rules with their counts, for the next page of the same world. */
  snapshot(): readonly KeptFault[]
  /**
   * Adds a rule. Throws with the sentence of `whyNoFault` if it can never match or would change
   * nothing.
   */
  add(rule: Omit<FaultRule, 'id'> & { id?: string }): FaultRule
  /** Adds the rules of a set, after the present ones; a set that is in use starts again. Throws like `add`, and adds no rule then. */
  use(set: FaultSet): void
  /** Removes the rules of a set. */
  stop(name: string): void
  remove(id: string): void
  clear(): void
  /** Returns the rule that applies to this call, which is counted; the first matching rule wins. */
  match(name: string): FaultRule | undefined
  subscribe(listener: () => void): () => void
}
