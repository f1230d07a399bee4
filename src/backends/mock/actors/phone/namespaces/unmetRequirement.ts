import type { ChainId } from '../../../../port/chainIds.ts'
import { canonicalChainId } from './canonicalChainId.ts'
import type { ProposedNamespaces } from './proposedNamespaces.ts'
import { walletNamespaces } from './walletNamespaces.ts'

/** The reason why a wallet cannot approve a proposal, with the CAIP-25 code of the rejection. */
export interface UnmetRequirement {
  readonly code: 5100 | 5101 | 5102 | 5104
  readonly message: string
}

/**
 * Returns the first requirement of an app that this wallet lacks (CAIP-25), `undefined` if it may
 * be approved: a namespace (5104), a chain (5100), a method (5101) or an event (5102). A proposal
 * without a common chain is also rejected with 5100.
 */
export function unmetRequirement(
  required: ProposedNamespaces,
  proposed: ProposedNamespaces,
  knownChainIds: readonly ChainId[],
): UnmetRequirement | undefined {
  const knows = (chainId: ChainId) => knownChainIds.includes(canonicalChainId(chainId))
  for (const [namespace, { chainIds, methods, events }] of Object.entries(required)) {
    const own = Object.entries(walletNamespaces).find(([name]) => name === namespace)?.[1]
    if (own === undefined) {
      return { code: 5104, message: `Unsupported namespace key. ${namespace}` }
    }
    const lacks = (wanted: readonly string[], has: readonly string[]) =>
      wanted.filter((each) => !has.includes(each)).join(', ')
    const chains = chainIds.filter((each) => !knows(each)).join(', ')
    if (chains !== '') return { code: 5100, message: `Unsupported chains. ${chains}` }
    const unknownMethods = lacks(methods, [...own.methods, ...own.declines])
    if (unknownMethods !== '') {
      return { code: 5101, message: `Unsupported methods. ${unknownMethods}` }
    }
    const unknownEvents = lacks(events, own.events)
    if (unknownEvents !== '') return { code: 5102, message: `Unsupported events. ${unknownEvents}` }
  }
  const wanted = Object.values(proposed).flatMap(({ chainIds }) => chainIds)
  if (wanted.length === 0 || wanted.some(knows)) return undefined
  return { code: 5100, message: `Unsupported chains. ${wanted.join(', ')}` }
}
