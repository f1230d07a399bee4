import { formatIsoTime } from '../../../port/formatIsoTime.ts'
import type { ChainId } from '../../../port/chainIds.ts'

/** A transfer in the format of the history service (wire 1.8). */
export interface WireTransfer {
  readonly fungible_info: {
    readonly name: string
    readonly symbol: string
    readonly icon: { readonly url: string } | null
  } | null
  readonly nft_info: {
    readonly name: string
    readonly content: {
      readonly preview: { readonly url: string; readonly content_type: string | null } | null
      readonly detail: null
    }
    readonly flags: { readonly is_spam: boolean }
  } | null
  readonly direction: 'in' | 'out' | 'self'
  readonly quantity: { readonly numeric: string }
  readonly value: number | null
  readonly price: number | null
}

/** An entry in the format of the history service (wire 1.8). */
export interface WireTransaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: string
    readonly hash: string
    /** When it was mined, as ISO 8601 in UTC. */
    readonly minedAt: string
    readonly nonce: number
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: string
    readonly application: { readonly name: string | null; readonly iconUrl: string | null } | null
    readonly chain: string | null
  }
  readonly transfers: readonly WireTransfer[]
}

/** The facts of a transaction. `at` is in ms since epoch. */
export interface HistoryFacts {
  readonly id: string
  readonly hash: string
  readonly at: number
  readonly operationType: string
  readonly status: string
  readonly sentFrom: string
  readonly sentTo: string
  readonly nonce?: number
  readonly application?: string
  readonly chainId: ChainId
  readonly transfers: readonly WireTransfer[]
}

/** Formats an entry as the service does. */
export function wireTransaction(facts: HistoryFacts): WireTransaction {
  const { id, transfers, at, chainId, application, nonce = 0, ...rest } = facts
  return {
    id,
    metadata: {
      ...rest,
      minedAt: formatIsoTime(at),
      nonce,
      application: application === undefined ? null : { name: application, iconUrl: null },
      chain: chainId,
    },
    transfers,
  }
}
