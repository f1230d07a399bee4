import { useEffect, useEffectEvent } from 'react'
import type { AnalyticsEvent } from '../../backends/port/analytics.ts'
import { useFoyerInstance } from './useFoyerInstance.ts'

/** Hears every analytics event while the component is there (C-308, wire 6). */
export function useFoyerEvents(listener: (event: AnalyticsEvent) => void): void {
  const foyer = useFoyerInstance()
  const hear = useEffectEvent(listener)
  useEffect(() => foyer.subscribeEvents((event) => hear(event)), [foyer])
}
