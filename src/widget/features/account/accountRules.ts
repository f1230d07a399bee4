import type { Backend } from '../../../backends/port/backend.ts'
import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { ConnectorType } from '../../../backends/port/connectors.ts'
import type { AccountState } from '../../core/session/account.ts'
import type { FoyerConfig } from '../../core/options/config.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { truncateEnd } from '../../core/formats/truncateEnd.ts'
import type { SessionState } from '../../core/session/connections.ts'

/** The longest profile name and e-mail address that the account's views show, in characters (C-273, C-274). */
const nameLength = 20
const emailLength = 30

/** The title under the avatar: the name, else the truncated address (C-129, C-271). */
export function accountTitle(account: { profileName: string | undefined; address: string }): {
  /** Whether the name or the address is shown and copied, so that visitors copy what they see (open point 88). */
  readonly what: 'name' | 'address'
  readonly shown: string
  readonly whole: string
} {
  const { profileName, address } = account
  if (!profileName) return { what: 'address', shown: truncateAddress(address), whole: address }
  return { what: 'name', shown: truncateEnd(profileName, nameLength), whole: profileName }
}

/** Cuts an e-mail address of more than 30 characters at the end, with an ellipsis (C-274). */
export function shownEmail(email: string): string {
  return truncateEnd(email, emailLength)
}

/** Whether the account has several addresses or both account types, and therefore a profile button (open point 85). */
export function isMultiAccount({ allAccounts }: Pick<AccountState, 'allAccounts'>): boolean {
  const addresses = new Set(allAccounts.map(({ address }) => address))
  const types = new Set(allAccounts.map(({ type }) => type))
  return addresses.size > 1 || types.size > 1
}

/**
 * The view that the avatar opens: Profile, which lists the accounts of a login, else AccountSettings (open point 86).
 */
export function profileTarget(facts: {
  multi: boolean
  connection: ConnectorType | undefined
}): 'Profile' | 'AccountSettings' {
  const { multi, connection } = facts
  return multi && connection === 'AUTH' ? 'Profile' : 'AccountSettings'
}

/** Whether to offer the upgrade to a self-custody wallet: for a login, and not on the secure site itself (C-132). */
export function offersUpgrade(facts: {
  connection: ConnectorType | undefined
  origin: string
  secureOrigin: string | undefined
}): boolean {
  const { connection, origin, secureOrigin } = facts
  return connection === 'AUTH' && origin !== secureOrigin
}

/** A row of the default widget that opens another view. */
export type AccountLink = 'buy' | 'swap' | 'activity'
/** A button of the wallet-features widget. */
export type AccountAction = 'buy' | 'swap' | 'receive' | 'send'
export type AccountEntry = AccountLink | AccountAction

/** The facts that decide which entries are shown. */
export interface EntryFacts {
  readonly config: Pick<FoyerConfig, 'enableOnramp' | 'enableSwaps'>
  readonly backend: Pick<Backend, 'onramp' | 'swap'>
  readonly chain: ChainNamespace
}

/** Whether the widget, the backend and the host support an entry. Solana has no on-ramp and no swap. */
function offers(entry: AccountEntry, { config, backend, chain }: EntryFacts): boolean {
  const solana = chain === 'solana'
  switch (entry) {
    case 'buy':
      return config.enableOnramp && !solana && Boolean(backend.onramp)
    case 'swap':
      return config.enableSwaps && !solana && Boolean(backend.swap)
    case 'activity':
    case 'receive':
    case 'send':
      return true
  }
}

/** The entries of the default widget; Buy and Swap only where they are available. */
export function accountEntries(facts: EntryFacts): readonly AccountLink[] {
  return (['buy', 'swap', 'activity'] as const).filter((entry) => offers(entry, facts))
}

/** The buttons of the wallet-features widget; Buy and Swap only where they are available (A-010, open point 112). */
export function accountActions(facts: EntryFacts): readonly AccountAction[] {
  return (['buy', 'swap', 'receive', 'send'] as const).filter((entry) => offers(entry, facts))
}

/** Whether activity is not available yet, as on Solana, where it is announced as 'Coming soon'. */
export function activityIsComing(chain: ChainNamespace): boolean {
  return chain === 'solana'
}

/** Whether to show the wallet-features widget: for a login whose connector has it on. */
export function hasWalletFeatures(session: SessionState): boolean {
  return (
    session.status === 'connected' &&
    session.connection.type === 'AUTH' &&
    session.connector.walletFeatures === true
  )
}

/** The link to the account at the block explorer, if it may be opened (C-131). */
export function explorerLink(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined
  const { protocol } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? url : undefined
}
