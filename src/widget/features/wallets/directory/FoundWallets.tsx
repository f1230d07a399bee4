import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { NoWallets } from './NoWallets.tsx'
import type { WalletSearchState } from './walletSearchFlow.ts'
import { WalletGridList } from './WalletGridList.tsx'
import { WalletGridShimmer } from './WalletGridShimmer.tsx'

/** The results of a search: placeholders, the wallets, a note that there are none, or a failure. */
export function FoundWallets({
  state,
  onRetry,
  onClear,
}: {
  state: Exclude<WalletSearchState, { status: 'browsing' }>
  onRetry: () => void
  onClear: () => void
}) {
  if (state.status === 'searching') return <WalletGridShimmer />
  if (state.status === 'failed') return <NoWallets failed onRetry={onRetry} />
  const wallets: readonly Wallet[] = state.status === 'found' ? state.wallets : (state.shown ?? [])
  return wallets.length === 0 ? (
    <NoWallets failed={false} onRetry={onRetry} onClear={onClear} />
  ) : (
    <WalletGridList wallets={wallets} />
  )
}
