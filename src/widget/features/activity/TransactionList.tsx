import { useCallback, useMemo } from 'react'
import type { Transaction } from '../../../backends/port/services/history.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { createFigures } from '../../core/locale/figures.ts'
import type { LocaleState } from '../../core/locale/localeState.ts'
import { activityTexts } from '../../core/texts/account/activityTexts.ts'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VirtualList } from '../../kit/lists/VirtualList.tsx'
import css from './activity.css?inline'
import { createActivityRows, type ActivityRow } from './activityRows.ts'
import { explorerTransactionUrl } from '../../core/networks/explorerTransactionUrl.ts'
import { TransactionRow } from './TransactionRow.tsx'

export interface TransactionListProps {
  transactions: readonly Transaction[]
  /** Height of the list, in px. */
  height: number
  /** Whether more pages follow. */
  more?: boolean
  busy?: boolean
  /** Called when the last row comes into view. */
  onEnd?: () => void
}

const whole = (state: LocaleState) => state
const keyOf = ({ key }: ActivityRow) => key

/** Height of a row in px: a month's title, or an item with one or two lines, or with a warning. */
function heightOf(row: ActivityRow): number {
  if (row.kind === 'month') return 40
  return row.item.descriptions.length > 1 || row.item.hasLink ? 76 : 60
}

/** Transactions by year and month, newest first. Draws only visible rows. */
export function TransactionList({
  transactions,
  height,
  more = false,
  busy = false,
  onEnd,
}: TransactionListProps) {
  useStyles(css)
  const core = useCore()
  const texts = core.use(activityTexts)
  const locale = useSelect(core.locale.store, whole)
  const makeRows = useMemo(() => {
    const { write } = core.use(createFigures)
    const { now } = core.backend.clock
    return createActivityRows({ texts, write, now, locale: locale.formats?.tag })
  }, [core, texts, locale])
  const rows = useMemo(() => makeRows(transactions), [makeRows, transactions])
  const explorer = core.networks.active()?.explorerUrl
  const draw = useCallback(
    (row: ActivityRow) =>
      row.kind === 'month' ? (
        <h2 className="fy-activity-month">{row.title}</h2>
      ) : (
        <TransactionRow item={row.item} href={explorerTransactionUrl(explorer, row.item.hash)} />
      ),
    [explorer],
  )
  return (
    <div className="fy-activity">
      <VirtualList
        label={texts.list}
        items={rows}
        keyOf={keyOf}
        heightOf={heightOf}
        height={height}
        more={more}
        busy={busy}
        {...(onEnd ? { onEnd } : {})}
      >
        {draw}
      </VirtualList>
    </div>
  )
}
