import type { Settings } from './settings.ts'

/** Takes a person from another panel to one call in the Calls panel. */
export interface ShownCall {
  /** Opens the Calls panel at the call with this id. */
  show(id: number): void
  /** Id of the call that the Calls panel opens at; absent if a person opens the panel itself. */
  wanted(): number | undefined
  /** The panel has shown the call. */
  done(): void
}

/** Creates the way from other panels to a call. */
export function createShownCall(settings: Pick<Settings, 'change'>): ShownCall {
  let id: number | undefined
  return {
    show(wanted) {
      id = wanted
      settings.change({ dockTab: 'calls' })
    },
    wanted: () => id,
    done() {
      id = undefined
    },
  }
}
