import type { ReactNode } from 'react'
import { namespaceOf } from '../../../backends/port/chainIds.ts'
import { useCore, useFlow, useSelect } from '../../core/coreContext.ts'
import { CardIcon } from '../../kit/icons/CardIcon.tsx'
import { CompassIcon } from '../../kit/icons/CompassIcon.tsx'
import { ClockIcon } from '../../kit/icons/ClockIcon.tsx'
import { DisconnectIcon } from '../../kit/icons/DisconnectIcon.tsx'
import { ExternalIcon } from '../../kit/icons/ExternalIcon.tsx'
import { MailIcon } from '../../kit/icons/MailIcon.tsx'
import { SwapHorizontalIcon } from '../../kit/icons/SwapHorizontalIcon.tsx'
import { IconTile } from '../../kit/IconTile.tsx'
import { ListGroup } from '../../kit/ListGroup.tsx'
import { ListRow } from '../../kit/ListRow.tsx'
import { accountEntries, explorerLink, shownEmail, type AccountEntry } from './accountRules.ts'
import { createDisconnectFlow } from './disconnectFlow.ts'
import { openEntry } from './openEntry.ts'

/** Where the account leads: the login e-mail, buying, swapping, activity, the explorer, and out (C-131, C-133, C-134, open point 69). */
export function AccountLinks() {
  const core = useCore()
  const { texts, router } = core
  const disconnect = useFlow(createDisconnectFlow)
  const email = useSelect(core.account, (now) => now.email)
  const chain = useSelect(core.networks.store, (now) => namespaceOf(now.activeId))
  const entries = accountEntries({ ...core, chain })
  const explorer = explorerLink(useSelect(core.account, (now) => now.addressExplorerUrl))
  const faces: Record<AccountEntry, { title: string; icon: ReactNode }> = {
    buy: { title: texts.account.buyCrypto, icon: <CardIcon /> },
    swap: { title: texts.account.swap, icon: <SwapHorizontalIcon /> },
    activity: { title: texts.account.activity, icon: <ClockIcon /> },
  }
  const changeEmail = core.canOpen('UpdateEmailWallet')
    ? { chevron: true, onClick: () => router.push('UpdateEmailWallet') }
    : {}
  return (
    <ListGroup>
      {email !== undefined && (
        <ListRow
          key="email"
          media={<IconTile size="s" shape="square" icon={<MailIcon />} />}
          title={shownEmail(email)}
          {...changeEmail}
        />
      )}
      {entries.map((entry) => (
        <ListRow
          key={entry}
          chevron
          media={<IconTile size="s" shape="square" icon={faces[entry].icon} />}
          title={faces[entry].title}
          onClick={() => openEntry(core, entry)}
        />
      ))}
      {explorer !== undefined && (
        <ListRow
          key="explorer"
          href={explorer}
          media={<IconTile size="s" shape="square" icon={<CompassIcon />} />}
          title={texts.account.blockExplorer}
          trailing={<ExternalIcon size={16} />}
        />
      )}
      <ListRow
        key="disconnect"
        tone="error"
        media={<IconTile size="s" shape="square" tone="error" icon={<DisconnectIcon />} />}
        title={texts.account.disconnect}
        loading={disconnect.state.status === 'leaving'}
        onClick={() => disconnect.send({ type: 'disconnect' })}
      />
    </ListGroup>
  )
}
