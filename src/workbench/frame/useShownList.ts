import { useEffect } from 'react'
import { useWorkbench } from '../state/useWorkbench.ts'

/**
 * Shows the steps when they become what matters: for the scenario of the address, when a play begins, and with the first step that a
 * person records. Everything else leaves the list as it was chosen.
 */
export function useShownList(): void {
  const { addressBar, player, recorder, runs, settings } = useWorkbench()
  useEffect(() => {
    const isNamed = addressBar.current.scenario !== undefined
    settings.change({ leftList: isNamed ? 'steps' : 'scenarios' })

    /** Not while a person is in the scenarios: the focus would be lost. */
    function showSteps() {
      const picker = document.querySelector('[data-part=picker]')
      const isRun = runs.store.getState().active !== undefined
      if (isRun || picker?.contains(document.activeElement)) return
      settings.change({ leftList: 'steps' })
    }
    const isOnWay = (status: string) => ['raising', 'playing', 'failed'].includes(status)
    const unfollowPlayer = player.store.subscribe(({ status }, before) => {
      if (isOnWay(status) && !isOnWay(before.status)) showSteps()
    })
    const isManual = ({ by }: { readonly by: string }) => by === 'manual'
    const unfollowRecorder = recorder.store.subscribe(({ steps }, before) => {
      if (steps.some(isManual) && !before.steps.some(isManual)) showSteps()
    })
    return () => {
      unfollowPlayer()
      unfollowRecorder()
    }
  }, [addressBar, player, recorder, runs, settings])
}
