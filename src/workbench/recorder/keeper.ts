import type { Scenario } from '../../scenarios/index.ts'
import type { KeptRecordings } from '../../run/file/keptRecordings.ts'
import type { Recorder, RecorderState } from './recorder.ts'

/** Keeps the recording of the current stage, and others, in the browser. */
export interface Keeper extends Pick<Recorder, 'add' | 'update' | 'forget'> {
  /**
   * Keeps the recording of this stage: under its earlier id once it was kept, and under that of the branch that it goes on from. Returns
   * the id.
   * @param played the scenario of the stage
   */
  keep(recording: Scenario, played: Scenario, title?: string): string
  /** Whether a recording was branched off the recording of this stage at that step. */
  isBranch(id: string | undefined, step: number | undefined): boolean
  /** The stage is another one. */
  leave(): void
}

/**
 * Creates a keeper.
 * @param show receives each new list
 */
export function createKeeper(
  kept: KeptRecordings,
  show: (state: Pick<RecorderState, 'kept' | 'branches'>) => void,
): Keeper {
  /** The recording of this stage, once it was kept. */
  let saved: Pick<Scenario, 'id' | 'title'> | undefined
  const update = () => show({ kept: kept.list(), branches: kept.branches() })
  return {
    keep(recording, played, wanted) {
      const isBranch = kept.branches()[played.id] !== undefined && startsWith(recording, played)
      const before = saved ?? (isBranch ? played : undefined)
      const title = wanted ?? before?.title ?? recording.title
      const named = { ...recording, title }
      const { id } = before ?? kept.add(named)
      if (before) kept.update({ ...named, id })
      saved = { id, title }
      update()
      return id
    },
    add(recording, branch) {
      const { id } = kept.add(recording, branch)
      update()
      return id
    },
    update(recording) {
      kept.update(recording)
      update()
    },
    forget(id) {
      kept.remove(id)
      if (saved?.id === id) saved = undefined
      update()
    },
    isBranch(id, step) {
      const branch = id === undefined ? undefined : kept.branches()[id]
      return branch !== undefined && branch.of === saved?.id && branch.step === step
    },
    leave() {
      saved = undefined
    },
  }
}

/** Whether a recording has all steps of a scenario, and others after them. */
const startsWith = ({ steps }: Scenario, played: Scenario) =>
  JSON.stringify(steps.slice(0, played.steps.length)) === JSON.stringify(played.steps)
