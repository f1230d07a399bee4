import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/** Keys of what is kept between visits, values are text (wire 7 is the field's habit; these are ours). */
export const storageKeys = {
  /** CAIP-2 of the network the visitor last chose (C-364). */
  network: '@foyer/network',
  /** Id of the connector to reconnect on reload. */
  connector: '@foyer/connector',
  /** JSON of the accounts chosen among those of the connection (C-220). */
  accounts: '@foyer/accounts',
  /** JSON of the visitor's own names for addresses, by address (C-171). */
  addressLabels: '@foyer/labels',
  /** JSON array of at most two wallets, newest first (C-353). */
  recentWallets: '@foyer/recent',
  /** JSON of the addresses that each account sent to, newest first; ends with the session. */
  recipients: '@foyer/recipients',
  /** JSON of what was sent where no service knows the activity, newest first; ends with the session. */
  sent: '@foyer/sent',
} as const

/** The key of what is kept for each chain namespace by itself: EVM has the plain one, `@foyer/connector/solana` for Solana. */
export function namespaceKey(
  name: 'connector' | 'accounts' | 'recipients' | 'sent',
  chain: ChainNamespace,
): string {
  return chain === 'eip155' ? storageKeys[name] : `${storageKeys[name]}/${chain}`
}
