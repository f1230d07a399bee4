import { useCallback } from 'react'
import type { Wallet } from '../../../backends/port/wallets.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createImages, imageKey } from '../../core/images.ts'
import { WalletGrid } from '../../kit/WalletGrid.tsx'
import { WalletGridItem } from '../../kit/WalletGridItem.tsx'
import { WalletGridSkeleton } from '../../kit/WalletGridSkeleton.tsx'
import { pictureSource } from './pictureSource.ts'
import { rowOfWallet } from './rowOfWallet.ts'
import { selectWallet } from './selectWallet.ts'
import { useVisibleItems } from './useVisibleItems.ts'

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
  const words = core.texts.connect
  const connectors = useSelect(core.connectors.store, (state) => state.connectors)
  const images = core.use(createImages)
  const loaded = useSelect(images.store, (urls) => urls)
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
    <WalletGrid ref={grid} label={words.wallets} busy={waiting > 0} fresh>
      {wallets.map((wallet) => {
        const row = rowOfWallet('recommended', wallet, connectors)
        const source = pictureSource(row)
        return (
          <WalletGridItem
            key={wallet.id}
            name={row.name}
            src={
              source?.from === 'url'
                ? source.url
                : source && loaded[imageKey(source.kind, source.imageId)]
            }
            {...(row.connector ? { mark: words.installedTag } : {})}
            onClick={() => selectWallet(core, row)}
          />
        )
      })}
      {Array.from({ length: waiting }, (_, index) => (
        <WalletGridSkeleton key={`waiting ${index}`} />
      ))}
    </WalletGrid>
  )
}
