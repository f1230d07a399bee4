import { memo, useEffect } from 'react'
import type { Connector } from '../../../../backends/port/connectors.ts'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { createImages, imageKey } from '../../../core/images/images.ts'
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
  const images = core.use(createImages)
  const row = rowOfWallet('recommended', wallet, connectors)
  const source = pictureSource(row)
  const { kind, imageId } = source?.from === 'directory' ? source : {}
  const loaded = useSelect(images.store, (urls) =>
    kind && imageId ? urls[imageKey(kind, imageId)] : undefined,
  )
  const [tile, visible] = useVisible<HTMLButtonElement>()
  useEffect(() => {
    if (visible && kind && imageId) images.load(kind, imageId)
  }, [visible, images, kind, imageId])
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
