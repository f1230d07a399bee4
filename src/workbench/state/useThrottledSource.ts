import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createThrottledSource, type Subscribable } from './throttledSource.ts'
import { useWorkbench } from './useWorkbench.ts'

/** Real ms between two renders while steps are played without waits: the panels leave the time to the play. */
const duringPlayMs = 1_000

/**
 * Renders this component again when the source changes, at most every `everyMs` (real ms), and less often while the player leads to a step
 * without waits. The component reads the source itself while it renders.
 */
export function useThrottledSource(source: Subscribable | undefined, everyMs = 50): number {
  const { player, realTime } = useWorkbench()
  const isOnWay = useStore(player.store, ({ goal }) => goal !== undefined)
  const waitMs = isOnWay ? Math.max(everyMs, duringPlayMs) : everyMs
  const live = useMemo(
    () => createThrottledSource(source, realTime, waitMs),
    [source, realTime, waitMs],
  )
  return useSyncExternalStore(live.subscribe, live.version)
}
