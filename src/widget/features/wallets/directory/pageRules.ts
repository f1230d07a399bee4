import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import type { WalletListState } from './walletListState.ts'

/** Everything AllWallets lists: featured, recommended, then page by page. */
export function listedWallets(state: WalletListState): readonly Wallet[] {
  return [...state.featured, ...state.recommended, ...state.wallets]
}

/** Whether there is another page: fewer wallets are loaded than the total count (C-095). */
export function hasMorePages(state: WalletListState): boolean {
  if (state.page === 0) return true
  return !state.exhausted && state.recommended.length + state.wallets.length < state.count
}

/**
 * Adds a page to the list: each wallet once, and the larger of both counts, because the count of a page lacks the
 * wallets that its query excludes. `exhausted` ends the paging when a page is empty or was the last by the directory's
 * count, so that dropped records cannot make it endless.
 */
export function withPage(
  state: WalletListState,
  answer: { readonly wallets: readonly Wallet[]; readonly count: number },
  entries: number,
): WalletListState {
  const listedIds = new Set(listedWallets(state).map(({ id }) => id))
  const fresh = answer.wallets.filter(({ id }) => !listedIds.has(id))
  const page = state.page + 1
  return {
    ...state,
    wallets: [...state.wallets, ...fresh],
    count: Math.max(state.count, answer.count),
    page,
    exhausted: answer.wallets.length === 0 || page * entries >= answer.count,
    pageStatus: 'ready',
  }
}
