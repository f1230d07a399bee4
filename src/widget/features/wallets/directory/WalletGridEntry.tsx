import { memo } from 'react'
import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore } from '../../../core/coreContext.ts'
import { useImage } from '../../../core/images/useImage.ts'
import { WalletGridItem } from '../../../kit/images/WalletGridItem.tsx'
import { useVisible } from '../../../kit/lists/useVisible.ts'
import { pictureSource } from '../list/pictureSource.ts'
import { rowOfWallet } from '../list/rowOfWallet.ts'
import { selectWallet } from '../list/selectWallet.ts'

/** One wallet of the grid. Loads its picture when it comes into view, and draws again only for that. */
export const WalletGridEntry = memo(function WalletGridEntry({
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
      ref={tile}
      name={row.name}
      src={source?.from === 'url' ? source.url : loaded}
      {...(row.connector ? { mark: core.texts.connect.installedTag } : {})}
      onClick={() => selectWallet(core, row)}
    />
  )
})
