import { useStore } from 'zustand'
import type { Moment } from '../snapshot/moment.ts'
import { isUnderWay } from '../state/isUnderWay.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The moment that the player leads to without waits, while it is under way: the stage is covered with it. */
export function useDestination(): { readonly count: number; readonly moment: Moment } | undefined {
  const { player, recorder, runs } = useWorkbench()
  const count = useStore(player.store, (play) => (isUnderWay(play) ? play.goal : undefined))
  const moment = useStore(recorder.store, ({ destination }) => destination)
  const isRun = useStore(runs.store, ({ active }) => active !== undefined)
  return count === undefined || !moment || isRun ? undefined : { count, moment }
}
