import { useTexts } from '../../../core/coreContext.ts'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { WalletGrid } from '../../../kit/images/WalletGrid.tsx'
import { gridHeight } from './gridHeight.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'

/** The number of placeholders on the first load of AllWallets (C-094). */
const firstPlaceholders = 16

/** The grid before its first wallets. */
export function WalletGridShimmer() {
  const connect = useTexts(connectTexts)
  return (
    <>
      <VisuallyHidden>{connect.loadingWallets}</VisuallyHidden>
      <WalletGrid
        label={connect.wallets}
        items={[]}
        placeholders={firstPlaceholders}
        height={gridHeight}
      >
        {() => null}
      </WalletGrid>
    </>
  )
}
