import { useMemo } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { createCalendar, createDayAndTime } from '../../core/locale/calendar.ts'
import type { LocaleState } from '../../core/locale/localeState.ts'
import { onrampTexts } from '../../core/texts/buy/onrampTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { CardIcon } from '../../kit/icons/viewIcons.tsx'
import { WarningIcon } from '../../kit/icons/connectIcons.tsx'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { SectionTitle } from '../../kit/layout/SectionTitle.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './onrampLists.css?inline'
import { createOnrampActivityFlow } from './activity/onrampActivityFlow.ts'
import { onrampItem, onrampMonths } from './activity/onrampActivityRules.ts'
import { PurchaseRow } from './activity/PurchaseRow.tsx'

const whole = (state: LocaleState) => state

/** The account's purchases by year and month. */
export default function OnRampActivityView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(onrampTexts)
  const shell = core.use(shellTexts)
  const { formats } = useSelect(core.locale.store, whole)
  const dayOf = useMemo(() => createCalendar({ locale: formats?.tag }), [formats])
  const dateOf = useMemo(() => createDayAndTime({ locale: formats?.tag }), [formats])
  const { state, send } = useFlow(createOnrampActivityFlow)
  const { purchases, next, status } = state
  if (status === 'loading') {
    return (
      <div data-status={status} aria-busy="true" role="status">
        <VisuallyHidden>{texts.loadingActivity}</VisuallyHidden>
        {[1, 2, 3].map((row) => (
          <ListRowSkeleton key={row} lines={2} shape="round" figure />
        ))}
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <div data-status={status} role="status">
        <EmptyState
          icon={<WarningIcon size={28} />}
          tone="error"
          title={texts.activityFailed}
          action={
            <RetryButton onClick={() => send({ type: 'retry' })}>{shell.tryAgain}</RetryButton>
          }
        />
      </div>
    )
  }
  if (purchases.length === 0) {
    return (
      <div data-status="empty" role="status">
        <EmptyState
          icon={<CardIcon size={28} />}
          title={texts.noPurchases}
          text={texts.noPurchasesHint}
        />
      </div>
    )
  }
  return (
    <div className="fy-onramp-list fy-edges" data-status={status}>
      <Stack gap="m">
        {onrampMonths(purchases, core.backend.clock.now(), dayOf).map((month) => (
          <Stack key={month.title} gap="s">
            <SectionTitle>{month.title}</SectionTitle>
            <ListGroup label={month.title}>
              {month.purchases.map((purchase) => (
                <PurchaseRow key={purchase.id} item={onrampItem(purchase, dateOf)} />
              ))}
            </ListGroup>
          </Stack>
        ))}
        {next !== undefined && (
          <Button
            wide
            variant="neutral"
            loading={status === 'continuing'}
            onClick={() => send({ type: 'more' })}
          >
            {texts.showMore}
          </Button>
        )}
      </Stack>
    </div>
  )
}
