import { useCore } from '../../core/coreContext.ts'
import { createActivityTexts } from '../../core/texts/activityTexts.ts'
import { ListRowSkeleton } from '../../kit/ListRowSkeleton.tsx'
import { useStyles } from '../../kit/useStyles.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import css from './activity.css?inline'

/** Placeholders before the first page (A-030, open point 116). */
const placeholders = 7

/** The list before its first transactions. `height` in px. */
export function ActivityPlaceholders({ height }: { height: number }) {
  useStyles(css)
  const words = useCore().use(createActivityTexts)
  return (
    <div className="foyer-activity-waiting" role="status" aria-busy="true" style={{ height }}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: placeholders }, (_, index) => (
        <ListRowSkeleton key={index} lines={2} shape="round" figure />
      ))}
    </div>
  )
}
