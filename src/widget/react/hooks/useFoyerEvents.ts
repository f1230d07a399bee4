import { useEffect, useInsertionEffect, useRef } from 'react'
import type { FoyerEvent } from '../../core/kernel/analyticsEvents.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

/**
 * Calls the latest `listener` with every analytics event while the component is mounted, whether or
 * not events are sent (C-308, wire 6).
 */
export function useFoyerEvents(listener: (event: FoyerEvent) => void): void {
  const foyer = useFoyerInstance()
  // React's own `useEffectEvent` is not in 19.0 and 19.1.
  const latest = useRef(listener)
  useInsertionEffect(() => {
    latest.current = listener
  })
  useEffect(() => foyer.subscribeEvents((event) => latest.current(event)), [foyer])
}
