import { useMemo, type ReactNode, useSyncExternalStore } from 'react'
import { VirtualList } from '../lists/VirtualList.tsx'
import { useStyles } from '../styles/useStyles.ts'
import css from './walletGrid.css?inline'
import { Shimmer } from '../feedback/Shimmer.tsx'

export interface WalletGridProps<T> {
  label: string
  items: readonly T[]
  children: (item: T) => ReactNode
  /** Height of the scroll box in px; less with few items or in a low window. */
  height: number
  /** Number of placeholders after the items while these load. */
  placeholders?: number
  /** True while more items are known to follow. */
  more?: boolean
  /** Fades in when the first wallets replace the placeholders. */
  fresh?: boolean
  /** Called when the last row is in view and nothing is loading. Must be stable. */
  onEnd?: () => void
}

/** Height of a row in px, including the gap below. */
const rowHeight = 108
const heightOf = () => rowHeight
const keyOf = (entry: { readonly id: string } | number) =>
  typeof entry === 'number' ? `placeholder ${entry}` : entry.id

/** Wallets in rows of tiles. Only the rows near the view are in the document. */
export function WalletGrid<T extends { readonly id: string }>({
  label,
  items,
  children,
  height,
  placeholders = 0,
  more = false,
  fresh = false,
  onEnd,
}: WalletGridProps<T>) {
  useStyles(css)
  const columns = useGridColumns()
  const entries = useMemo<readonly (T | number)[]>(
    () => [...items, ...Array(placeholders).keys()],
    [items, placeholders],
  )
  return (
    <div className="fy-grid" data-fresh={fresh || undefined}>
      <VirtualList
        label={label}
        items={entries}
        keyOf={keyOf}
        columns={columns}
        heightOf={heightOf}
        height={Math.min(height, Math.ceil(entries.length / columns) * rowHeight)}
        more={more}
        busy={placeholders > 0}
        {...(onEnd ? { onEnd } : {})}
      >
        {(entry) => (typeof entry === 'number' ? <WalletGridSkeleton /> : children(entry))}
      </VirtualList>
    </div>
  )
}

/** A placeholder for a wallet of the grid that is loading. */
function WalletGridSkeleton() {
  useStyles(css)
  return (
    <span className="fy-grid-item" aria-hidden="true" data-placeholder>
      <Shimmer width={54} height={54} radius={4} />
      <Shimmer width={48} height={12} radius={1} />
    </span>
  )
}

const narrow = '(width < 352px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrow)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/**
 * Returns the columns of the wallet grid: 4, and 3 in a window narrower than 352 px. The window
 * counts, because the grid itself is always narrower (C-093, open point 168).
 */
function useGridColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia?.(narrow).matches ? 3 : 4),
    () => 4,
  )
}
