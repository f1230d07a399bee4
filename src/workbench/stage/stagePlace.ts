import { formatStageAddress, type StageAddress } from './stageUrl.ts'

/** What kind of page is in the frame. */
export interface StagePlace {
  /** Whether people's input is recorded. A host's own page may ask for passwords. */
  readonly isRecorded: boolean
  /** Address of the page. */
  address(wanted: StageAddress): string
  /** Takes a page in hand that has loaded; returns what is wrong with it. */
  begin(page: Window): string | undefined
  /** The workbench is left. */
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
