import { useCore } from '../../../core/coreContext.ts'
import { formatWalletCount } from '../../../core/formats/formatWalletCount.ts'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { LayersIcon } from '../../../kit/icons/connectIcons.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Tag } from '../../../kit/feedback/Tag.tsx'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'

/** The entry to AllWallets with its count (C-083, C-354); without a tag while the count is unknown. */
export function AllWalletsRow({ count }: { count: number | undefined }) {
  const core = useCore()
  function open() {
    core.track('CLICK_ALL_WALLETS')
    core.router.push('AllWallets')
  }
  return (
    <ListRow
      media={<IconTile size="s" shape="square" icon={<LayersIcon />} />}
      title={core.use(connectTexts).allWallets}
      tag={
        count ? (
          <Tag tone="plain">
            <bdi dir="ltr">{formatWalletCount(count)}</bdi>
          </Tag>
        ) : undefined
      }
      chevron
      onClick={open}
    />
  )
}
