import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'

/** The sections of the wallet list, in their order (C-081). */
export type WalletSection =
  | 'walletConnect'
  | 'recent'
  | 'multichain'
  | 'announced'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** One way to connect, as a list shows it. */
export interface WalletRow {
  readonly section: WalletSection
  /** The key of the row, unique in its list. */
  readonly key: string
  readonly name: string
  /** The wallet's connector in this browser. */
  readonly connector?: Connector
  /** The wallet's entry in the directory or from the host. */
  readonly wallet?: Wallet
}
