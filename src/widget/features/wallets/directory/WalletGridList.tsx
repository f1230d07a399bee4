import { memo } from 'react'
import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { WalletGrid } from '../../../kit/images/WalletGrid.tsx'
import { WalletGridItem } from '../../../kit/images/WalletGridItem.tsx'
import { useVisible } from '../../../kit/lists/useVisible.ts'
import { pictureSource } from '../list/pictureSource.ts'
import { rowOfWallet } from '../list/rowOfWallet.ts'
import { selectWallet, warmUpWallet } from '../list/selectWallet.ts'
import { gridHeight } from './gridHeight.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'

export interface WalletGridListProps {
  wallets: readonly Wallet[]
  /** The largest height, in px. */
  height?: number
  /** The number of placeholders after the wallets, while more are loading. */
  placeholders?: number
  /** Whether further wallets are known to follow. */
  more?: boolean
  /** Whether it fades in when the first wallets replace the placeholders (C-094). */
  fresh?: boolean
  /** Called when the last wallets are in view and nothing is loading. Must be stable. */
  onEnd?: () => void
}

/** A grid of wallets. Loads pictures as they come into view. */
export function WalletGridList({ wallets, height = gridHeight, ...rest }: WalletGridListProps) {
  const core = useCore()
  const connectors = useSelect(core.connectors.store, (state) => state.connectors)
  return (
    <WalletGrid label={core.use(connectTexts).wallets} items={wallets} height={height} {...rest}>
      {(wallet) => <WalletGridEntry wallet={wallet} connectors={connectors} />}
    </WalletGrid>
  )
}

/** One wallet of the grid. Loads its picture when it comes into view, and renders again only for that. */
const WalletGridEntry = memo(function WalletGridEntry({
  wallet,
  connectors,
}: {
  wallet: Wallet
  connectors: readonly Connector[]
}) {
  const core = useCore()
  const row = rowOfWallet('recommended', wallet, connectors)
  const source = pictureSource(row)
  const stored = source?.from === 'directory' ? source : undefined
  const [tile, visible] = useVisible<HTMLButtonElement>()
  const loaded = useImage(stored?.kind ?? 'wallet', stored?.imageId, visible)
  return (
    <WalletGridItem
      tile={tile}
      name={row.name}
      src={source?.from === 'url' ? source.url : loaded}
      {...(row.connector ? { mark: core.use(connectTexts).installedTag } : {})}
      onPointerDown={() => warmUpWallet(core, row)}
      onClick={() => selectWallet(core, row)}
    />
  )
})
