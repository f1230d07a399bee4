import { ListRowSkeleton } from '../../kit/lists/ListRowSkeleton.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './activity.css?inline'

/** Placeholders before the first page (A-030, open point 116). */
const placeholders = 7

/** The placeholder of the list before its first transactions. `height` in px. */
export function ActivityPlaceholders({ height }: { height: number }) {
  useStyles(css)
  return (
    <div className="fy-activity-waiting" aria-busy="true" style={{ height }}>
      {Array.from({ length: placeholders }, (_, index) => (
        <ListRowSkeleton key={index} lines={2} shape="round" figure flat />
      ))}
    </div>
  )
}
