import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/** Keys of what is kept between visits, values are text (wire 7 is the field's habit; these are ours). */
export const storageKeys = {
  /** CAIP-2 of the network the visitor last chose (C-364). */
  network: '@foyer/network',
  /** JSON of the visitor's own names for addresses, by address (C-171). */
  addressLabels: '@foyer/labels',
  /** JSON array of at most two wallets, newest first (C-353). */
  recentWallets: '@foyer/recent',
} as const

/** What is kept for each chain namespace by itself, and ends with its session. */
export const namespaceNames = [
  /** Id of the connector to reconnect on reload. */
  'connector',
  /** JSON of the accounts chosen among those of the connection (C-220). */
  'accounts',
  /** JSON of the addresses that each account sent to, newest first. */
  'recipients',
  /** JSON of what was sent where no service knows the activity, newest first. */
  'sent',
  /** JSON of what was sent and whose result the visitor does not know yet. */
  'pending',
] as const

/** Its key: EVM has the plain one, `@foyer/connector/solana` is for Solana. */
export function namespaceKey(name: (typeof namespaceNames)[number], chain: ChainNamespace): string {
  return `@foyer/${name}${chain === 'eip155' ? '' : `/${chain}`}`
}
