import { useMemo, useSyncExternalStore } from 'react'
import { createThrottledSource, type Subscribable } from './throttledSource.ts'
import { useWorkbench } from './useWorkbench.ts'

/**
 * Renders this component again when the source changes, at most every `everyMs` (real ms). The component reads the source itself while it
 * renders.
 */
export function useThrottledSource(source: Subscribable | undefined, everyMs = 50): number {
  const { realTime } = useWorkbench()
  const live = useMemo(
    () => createThrottledSource(source, realTime, everyMs),
    [source, realTime, everyMs],
  )
  return useSyncExternalStore(live.subscribe, live.version)
}
