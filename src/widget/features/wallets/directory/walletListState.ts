import type { Wallet } from '../../../../backends/port/services/wallets.ts'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** The state of the wallet directory (C-175). */
export interface WalletListState {
  /** In the host's order (C-021). */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** The pages loaded so far, without featured and recommended. */
  readonly wallets: readonly Wallet[]
  /** Result of the last search. */
  readonly search: readonly Wallet[]
  /** All wallets of the list over all pages, including recommended ones. */
  readonly count: number
  /** Pages loaded so far. */
  readonly page: number
  /** True when the directory has no more wallets, whatever its count. */
  readonly exhausted: boolean
  /** rdns of the excluded wallets, in lower case: hides them where they are installed (W5). */
  readonly hiddenRdns: readonly string[]
  /** Status of featured and recommended. */
  readonly status: LoadStatus
  /** Status of the last requested page. */
  readonly pageStatus: LoadStatus
}

/** Before the first request. */
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
