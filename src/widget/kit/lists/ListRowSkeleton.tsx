import css from './listRow.css?inline'
import { Shimmer } from '../feedback/Shimmer.tsx'
import { useStyles } from '../styles/useStyles.ts'

export interface ListRowSkeletonProps {
  lines?: 1 | 2
  /** The shape of the picture: round for coins and networks. */
  shape?: 'square' | 'round'
  /** True if a number is at the end of the row. */
  figure?: boolean
  /** For a row without a frame. */
  flat?: boolean
}

/** A placeholder for a list row that is loading. */
export function ListRowSkeleton({
  lines = 1,
  shape = 'square',
  figure,
  flat = false,
}: ListRowSkeletonProps) {
  useStyles(css)
  return (
    <div className="fy-row fy-row-skeleton" data-flat={flat || undefined} aria-hidden="true">
      <Shimmer width={40} height={40} radius={shape === 'round' ? 250 : 2.5} />
      <span className="fy-row-text" style={{ gap: 7 }}>
        <Shimmer width="52%" height={12} radius={1} />
        {lines === 2 && <Shimmer width="34%" height={10} radius={1} />}
      </span>
      {figure && <Shimmer width={64} height={12} radius={1} />}
    </div>
  )
}
