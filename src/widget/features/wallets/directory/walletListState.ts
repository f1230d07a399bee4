import type { Wallet } from '../../../../backends/port/services/wallets.ts'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** The state of the wallet directory (C-175). */
export interface WalletListState {
  /** The featured wallets, in the host's order (C-021). */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** The pages loaded so far, without featured and recommended. */
  readonly wallets: readonly Wallet[]
  /** The result of the last search. */
  readonly search: readonly Wallet[]
  /** The number of all wallets of the list over all pages, including recommended ones. */
  readonly count: number
  /** The number of pages loaded so far. */
  readonly page: number
  /** Whether the directory has no more wallets, whatever its count. */
  readonly exhausted: boolean
  /** The rdns of the excluded wallets, in lower case, which hide them where they are installed (C-020). */
  readonly hiddenRdns: readonly string[]
  /** The status of featured and recommended wallets. */
  readonly status: LoadStatus
  /** The status of the last requested page. */
  readonly pageStatus: LoadStatus
}

/** The list before the first request. */
export const emptyWalletList: WalletListState = {
  featured: [],
  recommended: [],
  wallets: [],
  search: [],
  count: 0,
  page: 0,
  exhausted: false,
  hiddenRdns: [],
  status: 'idle',
  pageStatus: 'idle',
}
