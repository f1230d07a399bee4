import type { ReactNode } from 'react'
import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { CardIcon, CompassIcon, ExternalIcon } from '../../../kit/icons/viewIcons.tsx'
import {
  ClockIcon,
  SwapHorizontalIcon,
  SwitchPersonIcon,
} from '../../../kit/icons/accountIcons.tsx'
import { IconTile } from '../../../kit/icons/IconTile.tsx'
import { ListGroup } from '../../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { Tag } from '../../../kit/feedback/Tag.tsx'
import {
  accountEntries,
  activityIsComing,
  explorerLink,
  type AccountLink,
} from '../accountRules.ts'
import { AuthRow } from '../AuthRow.tsx'
import { DisconnectRow } from '../DisconnectRow.tsx'
import { openEntry } from '../openEntry.ts'
import { accountTexts } from '../../../core/texts/account/accountTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'

/**
 * The links of the account: login, other addresses, buying, swapping, activity, explorer and disconnect (C-128, C-131).
 */
export function AccountLinks() {
  const core = useCore()
  const { router } = core
  const texts = core.use(accountTexts)
  const hasLogin = useSelect(core.account, (now) => (now.email ?? now.socialProvider) !== undefined)
  const chain = useSelect(core.networks.store, (now) => namespaceOf(now.activeId))
  const entries = accountEntries({ ...core, chain })
  const explorer = explorerLink(useSelect(core.account, (now) => now.addressExplorerUrl))
  const coming = activityIsComing(chain)
  const faces: Record<AccountLink, { title: string; icon: ReactNode }> = {
    buy: { title: texts.buyCrypto, icon: <CardIcon /> },
    swap: { title: texts.swap, icon: <SwapHorizontalIcon /> },
    activity: { title: texts.activity, icon: <ClockIcon /> },
  }
  return (
    <ListGroup>
      {hasLogin && <AuthRow key="login" />}
      {chain === 'eip155' && (
        <ListRow
          key="addresses"
          chevron
          media={<IconTile size="s" shape="square" icon={<SwitchPersonIcon />} />}
          title={texts.switchAddress}
          onClick={() => router.push('SwitchAddress')}
        />
      )}
      {entries.map((entry) => {
        const isComing = entry === 'activity' && coming
        return (
          <ListRow
            key={entry}
            chevron={!isComing}
            disabled={isComing}
            tag={isComing && <Tag>{core.use(commonTexts).comingSoon}</Tag>}
            media={<IconTile size="s" shape="square" icon={faces[entry].icon} />}
            title={faces[entry].title}
            onClick={() => openEntry(core, entry)}
          />
        )
      })}
      {explorer !== undefined && (
        <ListRow
          key="explorer"
          href={explorer}
          media={<IconTile size="s" shape="square" icon={<CompassIcon />} />}
          title={texts.blockExplorer}
          trailing={<ExternalIcon size={16} />}
        />
      )}
      <DisconnectRow key="disconnect" />
    </ListGroup>
  )
}
