import type { StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import {
  emulateMedia,
  type MediaEmulation,
} from '../../stage/page/accessibility/emulated/emulateMedia.ts'
import type { AccessibilityState } from './accessibility.ts'
import type { StageLink } from '../state/stageLink.ts'

/** Real ms between two looks for style sheets that came since. */
const every = 250

interface FollowedEmulation {
  readonly stage: Pick<StageLink, 'store' | 'frame'>
  readonly store: StoreApi<AccessibilityState>
  readonly clock: Clock
}

/**
 * Emulates the chosen media in every page of the stage.
 * @returns stops
 */
export function followEmulation({ stage, store, clock }: FollowedEmulation): () => void {
  let running: MediaEmulation | undefined
  let stopRefreshing = (): void => undefined

  function end() {
    stopRefreshing()
    stopRefreshing = () => undefined
    running?.end()
    running = undefined
  }

  function begin() {
    end()
    const { forcedColors, reducedMotion } = store.getState().emulation
    const page = stage.frame()?.contentDocument
    if (!stage.store.getState().api || !page || !(forcedColors || reducedMotion)) return
    const emulation = emulateMedia(page, { forcedColors, reducedMotion })
    running = emulation
    stopRefreshing = clock.every('workbench.emulation', every, () => emulation.refresh())
  }

  const unfollowStage = stage.store.subscribe(({ api }, before) => {
    if (api !== before.api) begin()
  })
  const unfollowStore = store.subscribe(({ emulation }, before) => {
    if (emulation !== before.emulation) begin()
  })
  return () => {
    unfollowStage()
    unfollowStore()
    end()
  }
}
