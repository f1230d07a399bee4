import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/**
 * Keys of the values that are kept between visits, as text. The names are Foyer's own, so that they
 * never clash with those of other widgets (wire 7).
 */
export const storageKeys = {
  /** CAIP-2 id of the network that the visitor chose last (C-364). */
  network: '@foyer/network',
  /** JSON of the visitor's own names for addresses, by address (C-171). */
  addressLabels: '@foyer/labels',
  /** JSON array of at most two wallets, newest first (C-353). */
  recentWallets: '@foyer/recent',
  /** JSON of the login, or change of address, that this tab has begun (`pendingLogin.ts`). Only in the tab's storage. */
  login: '@foyer/login',
} as const

/**
 * The key under which the widgets of a page tell each other that the visitor has signed in at the
 * host's server. Nothing is stored.
 */
export const signedInKey = '@foyer/signedIn'

/** Values that each chain namespace stores separately, and that its session's end removes. */
export const namespaceNames = [
  /** Id of the connector that is reconnected on reload. */
  'connector',
  /** JSON of the accounts chosen among those of the connection (C-220). */
  'accounts',
  /** JSON of the addresses that each account sent to, newest first. */
  'recipients',
  /** JSON of sent transactions if no service has a history, newest first. */
  'sent',
  /** JSON of sent transactions whose result the visitor has not seen. */
  'pending',
] as const

/**
 * Returns the key of a namespace. EVM uses the plain one; `@foyer/connector/solana` is for Solana.
 */
export function namespaceKey(name: (typeof namespaceNames)[number], chain: ChainNamespace): string {
  return `@foyer/${name}${chain === 'eip155' ? '' : `/${chain}`}`
}
