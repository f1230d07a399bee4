import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { isUnderWay } from '../state/isUnderWay.ts'
import { useSetting } from '../state/useSetting.ts'
import { useWorkbench } from '../state/useWorkbench.ts'

/** The first scenario that a newcomer watches, and the real ms between its steps: 40 seconds in all. */
const watched = { id: 'swap-price-moves', pace: 1_200 }

/** Whether the stage is empty and a person has not used or closed the welcome. It counts as used with the first step. */
export function useWelcome(isHostPage: boolean): boolean {
  const { addressBar, recorder, settings } = useWorkbench()
  const isKnown = useSetting('welcomed')
  const isChosen = useStore(addressBar.store, ({ address }) => address.scenario !== undefined)
  const hasSteps = useStore(recorder.store, ({ steps }) => steps.length > 0)
  useEffect(() => {
    if (hasSteps && !isKnown) settings.change({ welcomed: true })
  }, [hasSteps, isKnown, settings])
  return !isHostPage && !isKnown && !isChosen && !hasSteps
}

/** Says once what the workbench is, and how to begin. It lies below the stage, so that it covers nothing of the page. */
export function Welcome() {
  const { play, player, settings } = useWorkbench()
  function watch() {
    const { pace } = settings.store.getState()
    settings.change({ welcomed: true, pace: watched.pace })
    play(watched.id)
    // Later plays are as fast as before, unless the visitor chose a pace meanwhile.
    const stop = player.store.subscribe((state) => {
      if (isUnderWay(state)) return
      stop()
      if (settings.store.getState().pace === watched.pace) settings.change({ pace })
    })
  }

  return (
    <section className="wb-row wb-welcome" aria-label="Welcome">
      <p className="wb-grow">
        <strong>A wallet modal with everything around it simulated.</strong>
        <br />
        Click Connect Wallet in the shop, or watch:
      </p>
      <button type="button" className="wb-button wb-primary wb-row" onClick={watch}>
        <Icon name="play" filled />A swap whose price falls
        <span className="wb-welcome-time">40 s</span>
      </button>
      <IconButton
        icon="close"
        label="Close the welcome"
        onClick={() => settings.change({ welcomed: true })}
      />
    </section>
  )
}
