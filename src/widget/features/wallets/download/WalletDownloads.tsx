import type { ReactNode } from 'react'
import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore } from '../../../core/coreContext.ts'
import { openLink } from '../../../core/modal/openLink.ts'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { AppStoreIcon, ChromeIcon, PlayStoreIcon } from '../../../kit/icons/storeIcons.tsx'
import { ArrowTopRightIcon, GlobeIcon } from '../../../kit/icons/viewIcons.tsx'
import { ListGroup } from '../../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { downloadLinks, type DownloadKind } from './downloadRules.ts'
import { ExploreRow } from './ExploreRow.tsx'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

const icons: Readonly<Record<DownloadKind, ReactNode>> = {
  chromeExtension: <ChromeIcon />,
  iosApp: <AppStoreIcon />,
  androidApp: <PlayStoreIcon />,
  website: <GlobeIcon />,
}

/** The download links of a wallet (C-109); the wallet explorer when there is none. */
export function WalletDownloads({ wallet }: { wallet: Wallet | undefined }) {
  const core = useCore()
  const texts = core.use(connectingTexts)
  const links = downloadLinks(wallet)
  return (
    <ListGroup>
      {links.length === 0 && <ExploreRow key="explore" />}
      {links.map(({ kind, url }) => (
        <ListRow
          key={kind}
          media={<IconTile size="s" shape="square" icon={icons[kind]} />}
          title={texts[kind]}
          trailing={<ArrowTopRightIcon />}
          href={url}
          onClick={(event) => {
            // The Browser port opens it, so that its checks apply and a simulated page stays offline.
            event.preventDefault()
            openLink(core, url)
          }}
        />
      ))}
    </ListGroup>
  )
}
