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
  if (status === 'loading') return <ActivityPlaceholders height={height} />
  if (status === 'failed') {
    return (
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
    )
  }
  if (transactions.length === 0) return <ActivityEmpty page={page} />
  return (
    <>
      <TransactionListWidget
        transactions={transactions}
        height={height}
        more={next !== undefined}
        busy={status !== 'ready'}
        onEnd={loadMore}
      />
      <div role="status">
        {status === 'more' && <VisuallyHidden>{words.loadingMore}</VisuallyHidden>}
      </div>
    </>
  )
}
