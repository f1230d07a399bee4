import { useCore, useSelect } from '../../core/coreContext.ts'
import { createActivityTexts } from '../../core/texts/account/activityTexts.ts'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { ClockIcon } from '../../kit/icons/things/ClockIcon.tsx'
import { LinkButton } from '../../kit/buttons/LinkButton.tsx'
import { offersTrade } from './offersTrade.ts'
import { openTrade } from './openTrade.ts'

/** The empty activity: on the Activity page, and on the Account page with a trade button. */
export function ActivityEmpty({ page }: { page: 'activity' | 'account' }) {
  const core = useCore()
  const texts = core.use(createActivityTexts)
  const chain = useSelect(core.networks.store, () => core.networks.activeNamespace())
  const icon = <ClockIcon size={28} />
  if (page === 'activity') {
    return <EmptyState icon={icon} title={texts.noTransactions} text={texts.noTransactionsHint} />
  }
  return (
    <EmptyState
      icon={icon}
      title={texts.noActivity}
      text={texts.noActivityHint}
      action={
        offersTrade({ ...core, chain }) && (
          <LinkButton onClick={() => openTrade(core)}>{texts.tradeLink}</LinkButton>
        )
      }
    />
  )
}
