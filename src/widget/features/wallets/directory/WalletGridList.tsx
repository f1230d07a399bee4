import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { WalletGrid } from '../../../kit/images/WalletGrid.tsx'
import { gridHeight } from './gridHeight.ts'
import { WalletGridEntry } from './WalletGridEntry.tsx'

export interface WalletGridListProps {
  wallets: readonly Wallet[]
  /** px, at most. */
  height?: number
  /** Placeholders after the wallets, while more are loading. */
  placeholders?: number
  /** True while further wallets are known to follow. */
  more?: boolean
  /** The last wallets are in view and nothing is loading. Must be stable. */
  onEnd?: () => void
}

/** A grid of wallets. Pictures are loaded for those that come into view. */
export function WalletGridList({ wallets, height = gridHeight, ...rest }: WalletGridListProps) {
  const core = useCore()
  const connectors = useSelect(core.connectors.store, (state) => state.connectors)
  return (
    <WalletGrid label={core.texts.connect.wallets} items={wallets} height={height} fresh {...rest}>
      {(wallet) => <WalletGridEntry wallet={wallet} connectors={connectors} />}
    </WalletGrid>
  )
}
