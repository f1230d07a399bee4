import type { Wallet } from '../../../../backends/port/services/wallets.ts'

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed'

/** What is known of the wallet directory (C-175). */
export interface WalletListState {
  /** In the host's order (C-021). */
  readonly featured: readonly Wallet[]
  readonly recommended: readonly Wallet[]
  /** The pages loaded so far, without featured and recommended. */
  readonly wallets: readonly Wallet[]
  /** Result of the last search. */
  readonly search: readonly Wallet[]
  /** All wallets of the list over all pages, recommended ones included. */
  readonly count: number
  /** Pages loaded so far. */
  readonly page: number
  /** True when the directory has nothing more to give, whatever it counted. */
  readonly exhausted: boolean
  /** rdns of the excluded wallets, in lower case: hides them where they are installed (W5). */
  readonly hiddenRdns: readonly string[]
  /** Of featured and recommended. */
  readonly status: LoadStatus
  /** Of the page that was asked for last. */
  readonly pageStatus: LoadStatus
}

/** Before anything was asked. */
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
