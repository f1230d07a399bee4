import type { StoreApi } from 'zustand/vanilla'
import type { ScreenResult } from '../../../server/screens/screenResults.ts'

/** `undo` withdraws the other two. */
export type ScreenDecision = 'accept' | 'reject' | 'undo'

export interface ScreensState {
  /** `unserved`: the server belongs to no project; `none`: there has been no run. */
  readonly status: 'unread' | 'unserved' | 'none' | 'read' | 'failed'
  /** Why there are no results, from a server that serves this page none. */
  readonly advice?: string | undefined
  /** Identifies the run. */
  readonly run?: string | undefined
  /** Name and version of the browser. */
  readonly browser?: string | undefined
  readonly screens: readonly ScreenResult[]
  /** A decision is being saved. */
  readonly isDeciding: boolean
  /** The last decision in words. */
  readonly said: string
  /** Ids of the screens of the last decision; none after an undo. */
  readonly undoable: readonly string[]
  /** Why the screens cannot be read or decided. */
  readonly problem?: string | undefined
}

/** The screens of the project's last run with `--screens`. */
export interface Screens {
  readonly store: StoreApi<ScreensState>
  /** Reads the results. A server that cannot be reached is a problem of the state. */
  load(): Promise<void>
  /** Accepts or rejects screens that differ, or withdraws decisions; whether it succeeded. */
  decide(decision: ScreenDecision, ids: readonly string[]): Promise<boolean>
  /** Address of a picture. */
  pictureOf(hash: string): string
}
