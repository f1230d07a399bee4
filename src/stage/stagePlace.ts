import type { Scenario } from '../scenarios/index.ts'
import { formatStageAddress, type StageAddress } from './stageUrl.ts'

/** The kind of page in the frame. */
export interface StagePlace {
  /** When input is recorded: always, or only on request, because a host's own page has real content. */
  readonly records: 'always' | 'asked'
  /** Address of the workbench or of the panels, without a slash at the end; undefined in a window without an address. */
  readonly ownAddress: string | undefined
  /** Origin of the server with the scenarios of the project; empty for that of the page. */
  readonly server: string
  /**
   * Address of the page in a new world.
   * @param scenario that of the address, if it is known here
   */
  address(wanted: StageAddress, scenario: Scenario | undefined): string
  /** Path of the host's own page at the start of the world; none for the workbench's stage. */
  page(): string | undefined
  /** Takes control of a loaded page; returns its problem, if any. */
  begin(page: Window): string | undefined
  /** Whether the server of the workbench answers. */
  isServerThere(): Promise<boolean>
  /** Called when the workbench is left. */
  leave(): void
}

/** Why nothing can be played without the server. */
export const serverIsGone =
  'The server of the workbench does not answer. Start it again, then press Try again.'

/** The workbench's own stage in the frame. */
export function createStagePlace(target: Window, stageKey: () => string): StagePlace {
  return {
    records: 'always',
    ownAddress: target.location.origin,
    server: '',
    address: (wanted) => `/stage/${formatStageAddress(wanted)}`,
    page: () => undefined,
    begin: ({ document }) =>
      document.querySelector('#stage') === null
        ? 'the stage page did not load. Is the server still running?'
        : undefined,
    isServerThere: () => answers(target),
    leave: () =>
      void target.navigator.sendBeacon(`/__foyer/stage/${encodeURIComponent(stageKey())}/close`),
  }
}

/** Whether the server of a page answers at all. */
export async function answers(target: Window): Promise<boolean> {
  try {
    await target.fetch('/', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    // It is gone: any answer, an error too, would resolve.
    return false
  }
}
