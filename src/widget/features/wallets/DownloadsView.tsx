import type { ReactNode } from 'react'
import { useCore, useViewParams } from '../../core/coreContext.ts'
import { openLink } from '../../core/openLink.ts'
import { Hero } from '../../kit/Hero.tsx'
import { IconTile } from '../../kit/IconTile.tsx'
import { AppStoreIcon } from '../../kit/icons/AppStoreIcon.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/ArrowTopRightIcon.tsx'
import { ChromeIcon } from '../../kit/icons/ChromeIcon.tsx'
import { GlobeIcon } from '../../kit/icons/GlobeIcon.tsx'
import { PlayStoreIcon } from '../../kit/icons/PlayStoreIcon.tsx'
import { ListGroup } from '../../kit/ListGroup.tsx'
import { ListRow } from '../../kit/ListRow.tsx'
import { downloadLinks, type DownloadKind } from './downloadRules.ts'
import { ExploreRow } from './ExploreRow.tsx'
import { WalletPicture } from './WalletPicture.tsx'

const icons: Readonly<Record<DownloadKind, ReactNode>> = {
  chromeExtension: <ChromeIcon />,
  iosApp: <AppStoreIcon />,
  androidApp: <PlayStoreIcon />,
  website: <GlobeIcon />,
}

/** Where to get a wallet (C-109); for one that was to be connected it says that it is not there (C-339). */
export default function DownloadsView() {
  const core = useCore()
  const words = core.texts.connect
  const { wallet, notDetected = false } = useViewParams('Downloads') ?? {}
  const links = downloadLinks(wallet)
  const nowhere = links.length === 0
  return (
    <>
      {(notDetected || nowhere) && (
        <Hero
          media={<WalletPicture size="xl" wallet={wallet} />}
          title={words.notDetected}
          text={nowhere || !wallet ? words.noDownloads : words.notDetectedHint(wallet.name)}
        />
      )}
      <ListGroup>
        {nowhere && <ExploreRow key="explore" />}
        {links.map(({ kind, url }) => (
          <ListRow
            key={kind}
            media={<IconTile size="s" shape="square" icon={icons[kind]} />}
            title={words[kind]}
            trailing={<ArrowTopRightIcon />}
            href={url}
            onClick={(event) => {
              // The Browser port opens it, so that its checks hold and a simulated page stays offline.
              event.preventDefault()
              openLink(core, url)
            }}
          />
        ))}
      </ListGroup>
    </>
  )
}
