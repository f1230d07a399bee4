import { useSyncExternalStore } from 'react'

const narrow = '(width < 352px)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrow)
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Columns of the wallet grid: 4, and 3 in a window narrower than 352 px (C-093, open point 168). */
export function useGridColumns(): number {
  return useSyncExternalStore(
    subscribe,
    () => (window.matchMedia?.(narrow).matches ? 3 : 4),
    () => 4,
  )
}
