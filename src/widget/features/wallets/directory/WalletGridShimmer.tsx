import { useCore } from '../../../core/coreContext.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { WalletGrid } from '../../../kit/images/WalletGrid.tsx'
import { WalletGridSkeleton } from '../../../kit/images/WalletGridSkeleton.tsx'

/** Placeholders on the first load of AllWallets (C-094). */
export const firstPlaceholders = 16

/** The grid before its first wallets. */
export function WalletGridShimmer() {
  const { connect } = useCore().texts
  return (
    <>
      <VisuallyHidden>{connect.loadingWallets}</VisuallyHidden>
      <WalletGrid label={connect.wallets} busy>
        {Array.from({ length: firstPlaceholders }, (_, index) => (
          <WalletGridSkeleton key={index} />
        ))}
      </WalletGrid>
    </>
  )
}
