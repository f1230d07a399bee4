import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/** Keys of the values that are kept between visits, as text (the names are Foyer's own; wire 7 is what others use). */
export const storageKeys = {
  /** CAIP-2 of the network that the visitor chose last (C-364). */
  network: '@foyer/network',
  /** JSON of the visitor's own names for addresses, by address (C-171). */
  addressLabels: '@foyer/labels',
  /** JSON array of at most two wallets, newest first (C-353). */
  recentWallets: '@foyer/recent',
  /** JSON of the login, or change of address, that this tab has begun (`pendingLogin.ts`). Only in the tab's storage. */
  login: '@foyer/login',
} as const

/** What the widgets of a page tell each other when the visitor has signed in at the host's server. Nothing is stored. */
export const signedInKey = '@foyer/signedIn'

/** Values that each chain namespace stores separately, and that its session's end removes. */
export const namespaceNames = [
  /** Id of the connector to reconnect on reload. */
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

/** The key of a namespace. EVM uses the plain one; `@foyer/connector/solana` is for Solana. */
export function namespaceKey(name: (typeof namespaceNames)[number], chain: ChainNamespace): string {
  return `@foyer/${name}${chain === 'eip155' ? '' : `/${chain}`}`
}
