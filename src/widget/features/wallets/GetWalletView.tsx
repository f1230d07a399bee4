import { useEffect } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../kit/lists/ListRow.tsx'
import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { ExploreRow } from './download/ExploreRow.tsx'
import { walletsToGet } from './download/getWalletRules.ts'
import { NoWallets } from './directory/NoWallets.tsx'
import { createWalletDirectoryStore } from './directory/walletDirectoryStore.ts'
import { WalletPicture } from './public/WalletPicture.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'

/** A few wallets to begin with, and a link to all others (C-107, C-108). */
export default function GetWalletView() {
  const core = useCore()
  const directory = core.use(createWalletDirectoryStore)
  const list = useSelect(directory.store, (state) => state)
  useEffect(() => directory.ensure(), [directory])
  const loading = list.status === 'loading' || list.status === 'idle'
  const wallets = walletsToGet({ ...list, custom: core.config.customWallets })
  return (
    <>
      {wallets.length === 0 && list.status === 'failed' && (
        <NoWallets failed onRetry={directory.ensure} />
      )}
      <ListGroup label={core.use(connectingTexts).wallets}>
        {wallets.map((wallet) => (
          <ListRow
            key={wallet.id}
            media={<WalletPicture wallet={wallet} />}
            title={wallet.name}
            chevron
            onClick={() => core.router.push('Downloads', { wallet })}
          />
        ))}
        {loading && [1, 2, 3, 4].map((row) => <ListRowSkeleton key={`waiting ${row}`} />)}
        <ExploreRow key="explore" />
      </ListGroup>
    </>
  )
}
