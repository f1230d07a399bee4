import { memo } from 'react'
import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createImages, imageKey } from '../../../core/images/images.ts'
import { WalletGridItem } from '../../../kit/images/WalletGridItem.tsx'
import { pictureSource } from '../list/pictureSource.ts'
import { rowOfWallet } from '../list/rowOfWallet.ts'
import { selectWallet } from '../list/selectWallet.ts'

/** One wallet of the grid. Draws again only for its own picture: there are hundreds of others. */
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
  const key = source?.from === 'directory' ? imageKey(source.kind, source.imageId) : undefined
  const loaded = useSelect(core.use(createImages).store, (urls) => key && urls[key])
  return (
    <WalletGridItem
      name={row.name}
      src={source?.from === 'url' ? source.url : loaded}
      {...(row.connector ? { mark: core.texts.connect.installedTag } : {})}
      onClick={() => selectWallet(core, row)}
    />
  )
})
