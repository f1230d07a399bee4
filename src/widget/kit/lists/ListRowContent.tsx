import type { ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/connectIcons.tsx'
import { Spinner } from '../icons/Spinner.tsx'

export interface ListRowContentProps {
  title: ReactNode
  /** A picture or an icon of up to 40 px. */
  media?: ReactNode
  subtitle?: ReactNode
  tag?: ReactNode
  /** A number at the end, with a smaller one below it. */
  value?: ReactNode
  valueNote?: ReactNode
  trailing?: ReactNode
  /** Shows an arrow to a further view. */
  chevron?: boolean | undefined
  /** Shows a spinner in place of the content at the end, and ignores clicks. */
  loading?: boolean | undefined
}

/** The content of a list row, independent of its element (button, link or plain). */
export function ListRowContent({
  title,
  media,
  subtitle,
  tag,
  value,
  valueNote,
  trailing,
  chevron = false,
  loading = false,
}: ListRowContentProps) {
  return (
    <>
      {media && <span className="fy-row-media">{media}</span>}
      <span className="fy-row-text">
        <span className="fy-row-title">{title}</span>
        {subtitle && <span className="fy-row-subtitle">{subtitle}</span>}
      </span>
      <span className="fy-row-end">
        {tag}
        {value !== undefined && (
          <span className="fy-row-figures fy-tabular">
            <span className="fy-row-title">{value}</span>
            {valueNote && <span className="fy-row-subtitle">{valueNote}</span>}
          </span>
        )}
        {loading ? <Spinner size={18} /> : trailing}
        {chevron && !loading && (
          <span className="fy-row-chevron">
            <ChevronRightIcon />
          </span>
        )}
      </span>
    </>
  )
}
