import { useCore } from '../../core/coreContext.ts'
import { openLink } from '../../core/openLink.ts'
import { IconTile } from '../../kit/IconTile.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/ArrowTopRightIcon.tsx'
import { CompassIcon } from '../../kit/icons/CompassIcon.tsx'
import { ListRow } from '../../kit/ListRow.tsx'
import { walletExplorerUrl } from './walletExplorerUrl.ts'

/** 'Explore all': the wallet explorer in a new tab (C-108). */
export function ExploreRow() {
  const core = useCore()
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={<CompassIcon />} />}
      title={core.texts.connect.exploreAll}
      trailing={<ArrowTopRightIcon />}
      href={walletExplorerUrl}
      onClick={(event) => {
        event.preventDefault()
        openLink(core, walletExplorerUrl)
      }}
    />
  )
}
