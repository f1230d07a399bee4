import { useCore } from '../../../core/coreContext.ts'
import { openLink } from '../../../core/modal/openLink.ts'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ArrowTopRightIcon, CompassIcon } from '../../../kit/icons/viewIcons.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

/** The row 'Explore all', which opens the wallet explorer in a new tab (C-108). */
export function ExploreRow() {
  const core = useCore()
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={<CompassIcon />} />}
      title={core.use(connectingTexts).exploreAll}
      trailing={<ArrowTopRightIcon />}
      href={walletExplorerUrl}
      onClick={(event) => {
        event.preventDefault()
        openLink(core, walletExplorerUrl)
      }}
    />
  )
}

/** The public list of wallets that 'Explore all' opens (C-108, C-324). */
const walletExplorerUrl = 'https://explorer.walletconnect.com/?type=wallet'
