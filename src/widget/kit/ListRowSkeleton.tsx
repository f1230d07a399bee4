import css from './listRow.css?inline'
import { Shimmer } from './Shimmer.tsx'
import { useStyles } from './useStyles.ts'

/** The shape of a list row that is on its way. */
export function ListRowSkeleton({ lines = 1 }: { lines?: 1 | 2 }) {
  useStyles(css)
  return (
    <div className="fy-row" aria-hidden="true">
      <Shimmer width={40} height={40} radius={2.5} />
      <span className="fy-row-text" style={{ gap: 7 }}>
        <Shimmer width="52%" height={12} radius={1} />
        {lines === 2 && <Shimmer width="34%" height={10} radius={1} />}
      </span>
    </div>
  )
}
