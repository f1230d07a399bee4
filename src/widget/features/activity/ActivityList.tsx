import { useCallback } from 'react'
import { useTexts } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { ClockIcon } from '../../kit/icons/accountIcons.tsx'
import { WarningIcon } from '../../kit/icons/connectIcons.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import { ActivityEmpty } from './ActivityEmpty.tsx'
import { TransactionList } from './TransactionList.tsx'
import { createTransactionsFlow } from './transactionsFlow.ts'
import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './activity.css?inline'

/** Height of the line under the list with a button, in px. */
const loadMoreHeight = 56

/**
 * The activity of one account on one network. Use both as its key, so that it starts over when either changes.
 */
export function ActivityList({ page, height }: { page: 'activity' | 'account'; height: number }) {
  const texts = useTexts(activityTexts)
  const shell = useTexts(shellTexts)
  const { state, send } = useFlow(createTransactionsFlow)
  const loadMore = useCallback(() => send({ type: 'more' }), [send])
  const { status, transactions, next, paused } = state
  const failed = status === 'failed'
  const isLoaded = status !== 'loading' && !failed
  const isPaused = isLoaded && paused
  const shown = status !== 'loading' && transactions.length > 0
  const retry = <RetryButton onClick={() => send({ type: 'retry' })}>{shell.tryAgain}</RetryButton>
  const loadButton = (
    <Button size="m" variant="neutral" loading={status === 'more'} onClick={loadMore}>
      {texts.loadMore}
    </Button>
  )
  // The live region stays mounted, because one that is inserted with its text is not announced.
  return (
    <>
      {status === 'loading' && <ActivityPlaceholders height={height} />}
      {shown && (
        <TransactionList
          transactions={transactions}
          height={isPaused || failed ? height - loadMoreHeight : height}
          more={next !== undefined && !failed}
          busy={status !== 'ready' || isPaused}
          onEnd={loadMore}
        />
      )}
      {isPaused && transactions.length > 0 && <div className="fy-activity-more">{loadButton}</div>}
      <div role="status">
        {status === 'loading' && <VisuallyHidden>{texts.loading}</VisuallyHidden>}
        {status === 'more' && <VisuallyHidden>{texts.loadingMore}</VisuallyHidden>}
        {isLoaded && transactions.length === 0 && !paused && <ActivityEmpty page={page} />}
        {isPaused && transactions.length === 0 && (
          <EmptyState
            icon={<ClockIcon size={28} />}
            title={texts.nothingSoFar}
            text={texts.nothingSoFarHint}
            action={loadButton}
          />
        )}
        {failed && shown && (
          <div className="fy-activity-more">
            <Text size="s" tone="error">
              {texts.fetchFailed}
            </Text>
            {retry}
          </div>
        )}
        {failed && !shown && (
          <EmptyState
            tone="error"
            icon={<WarningIcon size={28} />}
            title={texts.fetchFailed}
            text={texts.fetchFailedHint}
            action={retry}
          />
        )}
      </div>
    </>
  )
}

/** The number of placeholder rows before the first page. */
const placeholders = 7

/** The rows shown while the first transactions load. `height` of the list in px. */
function ActivityPlaceholders({ height }: { height: number }) {
  useStyles(css)
  return (
    <div className="fy-activity-waiting" aria-busy="true" style={{ height }}>
      {Array.from({ length: placeholders }, (_, index) => (
        <ListRowSkeleton key={index} lines={2} shape="round" figure flat />
      ))}
    </div>
  )
}
