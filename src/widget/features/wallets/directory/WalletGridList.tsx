import { useCallback } from 'react'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createImages } from '../../../core/images/images.ts'
import { WalletGrid } from '../../../kit/images/WalletGrid.tsx'
import { WalletGridSkeleton } from '../../../kit/images/WalletGridSkeleton.tsx'
import { pictureSource } from '../list/pictureSource.ts'
import { useVisibleItems } from './useVisibleItems.ts'
import { WalletGridEntry } from './WalletGridEntry.tsx'

export interface WalletGridListProps {
  wallets: readonly Wallet[]
  /** Placeholders after the wallets, while more are on their way. */
  waiting?: number
  /** Told the positions that come into view. Must be stable for one list. */
  onVisible?: (indexes: readonly number[]) => void
}

/** A grid of wallets. Pictures are loaded for those that are seen. */
export function WalletGridList({ wallets, waiting = 0, onVisible }: WalletGridListProps) {
  const core = useCore()
  const connectors = useSelect(core.connectors.store, (state) => state.connectors)
  const images = core.use(createImages)
  const see = useCallback(
    (indexes: readonly number[]) => {
      for (const index of indexes) {
        const source = pictureSource({ wallet: wallets[index] })
        if (source?.from === 'directory') images.load(source.kind, source.imageId)
      }
      onVisible?.(indexes)
    },
    [wallets, images, onVisible],
  )
  const grid = useVisibleItems(see)
  return (
    <WalletGrid ref={grid} label={core.texts.connect.wallets} busy={waiting > 0} fresh>
      {wallets.map((wallet) => (
        <WalletGridEntry key={wallet.id} wallet={wallet} connectors={connectors} />
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <WalletGridSkeleton key={`waiting ${index}`} />
      ))}
    </WalletGrid>
  )
}
