import { useCallback } from 'react'
import { useCore, useFlow } from '../../core/coreContext.ts'
import { createActivityTexts } from '../../core/texts/activityTexts.ts'
import { Button } from '../../kit/Button.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { WarningIcon } from '../../kit/icons/WarningIcon.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { ActivityEmpty } from './ActivityEmpty.tsx'
import { ActivityPlaceholders } from './ActivityPlaceholders.tsx'
import { TransactionListWidget } from './TransactionListWidget.tsx'
import { createTransactionsFlow } from './transactionsFlow.ts'

/** The activity of one account on one network: key it by both, and it starts anew with them. */
export function ActivityList({ page, height }: { page: 'activity' | 'account'; height: number }) {
  const words = useCore().use(createActivityTexts)
  const { state, send } = useFlow(createTransactionsFlow)
  const loadMore = useCallback(() => send({ type: 'more' }), [send])
  const { status, transactions, next } = state
  const known = status !== 'loading' && status !== 'failed'
  // One live region through all of it, for one that comes with its words is not read out.
  return (
    <>
      {status === 'loading' && <ActivityPlaceholders height={height} />}
      {known && transactions.length > 0 && (
        <TransactionListWidget
          transactions={transactions}
          height={height}
          more={next !== undefined}
          busy={status !== 'ready'}
          onEnd={loadMore}
        />
      )}
      <div role="status">
        {status === 'loading' && <VisuallyHidden>{words.loading}</VisuallyHidden>}
        {status === 'more' && <VisuallyHidden>{words.loadingMore}</VisuallyHidden>}
        {known && transactions.length === 0 && <ActivityEmpty page={page} />}
        {status === 'failed' && (
          <EmptyState
            tone="error"
            icon={<WarningIcon size={28} />}
            title={words.fetchFailed}
            text={words.fetchFailedHint}
            action={
              <Button size="m" variant="neutral" onClick={() => send({ type: 'retry' })}>
                {words.tryAgain}
              </Button>
            }
          />
        )}
      </div>
    </>
  )
}
