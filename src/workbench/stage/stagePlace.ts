import type { StagePlace } from '../state/stageLink.ts'
import { formatStageAddress } from './stageUrl.ts'

/** The workbench's own stage in the frame. */
export function createStagePlace(target: Window, stageKey: () => string): StagePlace {
  return {
    address: (wanted) => `/stage/${formatStageAddress(wanted)}`,
    begin: ({ document }) =>
      document.querySelector('#stage') === null
        ? 'the stage page did not load. Is the server still running?'
        : undefined,
    leave: () =>
      void target.navigator.sendBeacon(`/__foyer/stage/${encodeURIComponent(stageKey())}/close`),
  }
}
