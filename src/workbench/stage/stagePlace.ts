import { formatStageAddress, type StageAddress } from './stageUrl.ts'

/** The kind of page in the frame. */
export interface StagePlace {
  /** Whether people's input is recorded. A host's own page may ask for passwords. */
  readonly isRecorded: boolean
  /** Address of the page. */
  address(wanted: StageAddress): string
  /** Takes control of a loaded page; returns its problem, if any. */
  begin(page: Window): string | undefined
  /** Called when the workbench is left. */
  leave(): void
}

/** The workbench's own stage in the frame. */
export function createStagePlace(target: Window, stageKey: () => string): StagePlace {
  return {
    isRecorded: true,
    address: (wanted) => `/stage/${formatStageAddress(wanted)}`,
    begin: ({ document }) =>
      document.querySelector('#stage') === null
        ? 'the stage page did not load. Is the server still running?'
        : undefined,
    leave: () =>
      void target.navigator.sendBeacon(`/__foyer/stage/${encodeURIComponent(stageKey())}/close`),
  }
}
