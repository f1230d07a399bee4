import { namespaceOf } from '../../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { activityTexts } from '../../../core/texts/account/activityTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { ClockIcon } from '../../../kit/icons/accountIcons.tsx'
import { ActivityList } from '../ActivityList.tsx'

export interface ActivityPanelProps {
  /** The page of the list: the Activity page, or the Account page with its tabs. */
  page: 'activity' | 'account'
  /** Height of the list, in px: 500 on the Activity page, 280 to 300 in the tab (C-363). */
  height: number
}

/** The activity list of the Activity page and of the Activity tab. Not available on Solana yet. */
export function ActivityPanel({ page, height }: ActivityPanelProps) {
  const core = useCore()
  const texts = core.use(activityTexts)
  const common = core.use(commonTexts)
  const network = useSelect(core.networks.store, (now) => now.activeId)
  const address = useSelect(core.session.store, (now) =>
    now.status === 'connected' ? now.address : undefined,
  )
  return (
    <div data-page={page}>
      {namespaceOf(network) === 'solana' ? (
        <EmptyState
          icon={<ClockIcon size={28} />}
          title={common.comingSoon}
          text={texts.comingSoonHint}
        />
      ) : (
        <ActivityList key={`${address} ${network}`} page={page} height={height} />
      )}
    </div>
  )
}
