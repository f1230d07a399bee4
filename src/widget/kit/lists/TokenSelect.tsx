import type { ReactNode } from 'react'
import { SearchField, type SearchFieldProps } from '../fields/SearchField.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { useStyles } from '../styles/useStyles.ts'
import { ListRowSkeleton } from './ListRowSkeleton.tsx'
import css from './tokenSelect.css?inline'
import { VirtualList } from './VirtualList.tsx'

/** A line of the list: a section heading, or a token. */
export type TokenSelectRow<T> =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly heading?: undefined; readonly token: T }

export interface TokenSelectProps<T> {
  /** The value of `data-status`, for tests and replays. */
  status: string
  search: Pick<SearchFieldProps, 'label' | 'value' | 'onChange' | 'clearLabel'>
  /** The name of the list. */
  label: string
  rows: readonly TokenSelectRow<T>[]
  /** A `TokenRow`. */
  children: (token: T) => ReactNode
  /** Height of the list in px; less with few rows. */
  height: number
  /** Chips of the most chosen tokens, with the name of their group. */
  suggestions?: { readonly label: string; readonly chips: ReactNode } | undefined
  /** Announced while the tokens load; placeholders are shown. */
  loading?: string | undefined
  /** Shown instead of an empty list. */
  empty: ReactNode
  /** A note below the list. */
  note?: ReactNode
  /** A note below the placeholders when loading takes long. */
  slow?: ReactNode
}

/** Heights in px. */
const heights = { heading: 36, row: 60 }
const heightOf = (row: TokenSelectRow<unknown>) =>
  row.heading === undefined ? heights.row : heights.heading
const keyOf = (row: TokenSelectRow<unknown>) => row.key

/** The choice of a token: a search, suggestions, and a list that renders only visible rows. */
export function TokenSelect<T>({
  status,
  search,
  label,
  rows,
  children,
  height,
  suggestions,
  loading,
  empty,
  note,
  slow,
}: TokenSelectProps<T>) {
  useStyles(css)
  const isLoading = loading !== undefined
  return (
    <div className="fy-token-select" data-status={status} aria-busy={isLoading || undefined}>
      <SearchField {...search} placeholder={search.label} />
      {suggestions && (
        <div className="fy-token-suggestions" role="group" aria-label={suggestions.label}>
          {suggestions.chips}
        </div>
      )}
      {isLoading &&
        [0, 1, 2, 3].map((row) => (
          <ListRowSkeleton key={row} lines={2} shape="round" figure flat />
        ))}
      {!isLoading && rows.length > 0 && (
        <VirtualList
          label={label}
          items={rows}
          keyOf={keyOf}
          heightOf={heightOf}
          height={Math.min(
            height,
            rows.reduce((sum, row) => sum + heightOf(row), 0),
          )}
        >
          {(row) =>
            row.heading === undefined ? (
              children(row.token)
            ) : (
              <h2 className="fy-token-heading">{row.heading}</h2>
            )
          }
        </VirtualList>
      )}
      {isLoading ? slow : note}
      <div role="status">
        {isLoading && <VisuallyHidden>{loading}</VisuallyHidden>}
        {!isLoading && rows.length === 0 && empty}
      </div>
    </div>
  )
}
