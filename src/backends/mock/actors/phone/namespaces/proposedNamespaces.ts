import type { ChainId } from '../../../../port/chainIds.ts'
import { asChainId } from './asChainId.ts'

/** All that an app requests in one chain namespace, from any part of its proposal. */
export interface ProposedNamespace {
  readonly chainIds: readonly ChainId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The requested namespaces by name: `eip155`, `solana`. */
export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

/** The namespaces as they are in the proposal. The client has checked their form. */
export type NamespacesOnWire = Readonly<
  Record<
    string,
    {
      readonly chains?: readonly string[] | undefined
      readonly methods: readonly string[]
      readonly events: readonly string[]
    }
  >
>

/**
 * Groups the namespaces of a proposal (CAIP-25) by chain namespace. One that is keyed by its chain (`eip155:10`) is merged with the others
 * of its namespace.
 */
export function proposedNamespaces(...parts: readonly NamespacesOnWire[]): ProposedNamespaces {
  const proposed: Record<string, ProposedNamespace> = {}
  for (const [key, { chains = [], methods, events }] of parts.flatMap(Object.entries)) {
    const [namespace = '', reference] = key.split(':')
    const before = proposed[namespace]
    proposed[namespace] = {
      chainIds: merge(before?.chainIds, (reference === undefined ? chains : [key]).map(asChainId)),
      methods: merge(before?.methods, methods),
      events: merge(before?.events, events),
    }
  }
  return proposed
}

const merge = <T>(before: readonly T[] = [], more: readonly T[]) => [
  ...new Set([...before, ...more]),
]
