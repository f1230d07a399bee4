import type { StoreApi } from 'zustand/vanilla'
import { watchAnnouncements } from '../../stage/page/accessibility/watchAnnouncements.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { AccessibilityState } from './accessibility.ts'
import type { StageLink } from '../state/stageLink.ts'

/** More would make the list slow. */
const maxAnnouncements = 300

/**
 * Notes the announcements of every page of the stage from the moment when it is ready.
 * @returns stops
 */
export function followAnnouncements(
  stage: Pick<StageLink, 'store' | 'frame'>,
  store: StoreApi<AccessibilityState>,
): () => void {
  let watched: StageApi | undefined
  let stop = (): void => undefined
  let count = 0

  function look() {
    const { api } = stage.store.getState()
    if (api === watched) return
    stop()
    stop = () => undefined
    watched = api
    const page = stage.frame()?.contentDocument
    if (!api || !page) return
    const { world, clock } = api.simulator
    stop = watchAnnouncements(page, (announcement) => {
      count += 1
      const said = { ...announcement, id: count, at: clock.now() - world.get().startedAt }
      store.setState((state) => ({ said: [...state.said.slice(1 - maxAnnouncements), said] }))
    })
  }

  const unfollow = stage.store.subscribe(look)
  look()
  return () => {
    unfollow()
    stop()
  }
}
