import type { Scenario } from '../../scenarios/index.ts'
import type { KeptRecordings } from '../stage/recordings/keptRecordings.ts'
import type { Recorder } from '../state/recorder.ts'

/** Keeps the recording of the current stage, and others, in the browser. */
export interface Keeper extends Pick<Recorder, 'add' | 'forget'> {
  /** Keeps the recording of this stage: under its earlier id once it was kept. Returns the id. */
  keep(recording: Scenario, title?: string): string
  /** The stage is another one. */
  leave(): void
}

/**
 * Creates a keeper.
 * @param show receives each new list
 */
export function createKeeper(
  kept: KeptRecordings,
  show: (list: readonly Scenario[]) => void,
): Keeper {
  /** The recording of this stage, once it was kept. */
  let saved: Pick<Scenario, 'id' | 'title'> | undefined
  return {
    keep(recording, title = saved?.title ?? recording.title) {
      const named = { ...recording, title }
      const { id } = saved ?? kept.add(named)
      if (saved) kept.update({ ...named, id })
      saved = { id, title }
      show(kept.list())
      return id
    },
    add(recording) {
      const { id } = kept.add(recording)
      show(kept.list())
      return id
    },
    forget(id) {
      kept.remove(id)
      if (saved?.id === id) saved = undefined
      show(kept.list())
    },
    leave() {
      saved = undefined
    },
  }
}
