import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Scenario } from '../../../scenarios/index.ts'
import { nameRecording } from '../../recorder/recordingFiles.ts'
import {
  editSteps,
  shownSteps,
  withoutEdits,
  type EditableSteps,
  type EditEvent,
} from '../../recorder/edits.ts'
import type { Recorder } from '../../recorder/recorder.ts'
import type { RecordedStep } from '../../recorder/recording.ts'

/** Changes of the steps of a recording. */
export type StepEdits = Pick<
  Recorder,
  'remove' | 'replace' | 'insert' | 'move' | 'undo' | 'redo' | 'retitle'
>

/** A recording while a person changes it. */
export interface EditedRecording {
  readonly title: string
  readonly steps: readonly RecordedStep[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether its steps are shown in the place of those of the play. */
  readonly isOpen: boolean
}

/**
 * Edits recordings that were played or opened. The original stays as it is: what is changed becomes a recording of its own, which later
 * changes belong to.
 */
export interface RecordingEditor {
  /** The edited recordings, by their ids. */
  readonly store: StoreApi<Readonly<Record<string, EditedRecording>>>
  /** Shows the steps of a recording, with the changes that were made to it before and their history. */
  open(recording: Scenario): void
  /** Shows the steps of the play again. The changes are remembered until the workbench is left. */
  close(id: string): void
  /** The changes of an open recording. */
  edits(id: string): StepEdits
  /** An open recording with its changes. */
  recording(id: string): Scenario
  /** Keeps the changed recording in this browser. Its id. */
  save(id: string): string
  /** The changed recording is a file of the project now: this browser keeps it only if it changes. */
  noteSaved(id: string): void
  /** Keeps every recording whose changes nothing has kept yet. */
  saveAll(): void
  /** Drops the changes of a recording. */
  forget(id: string): void
}

/** The changes of one recording. */
interface Session {
  /** Of the recording that the changes belong to: the copy, once there is one. */
  id: string
  isCopy: boolean
  readonly original: Scenario
  list: EditableSteps
  /** The recording as it was kept last, or as it was before the first change. */
  saved: string
}

/** A step that has not happened. */
const nowhere = { at: 0, lines: 0 }

/** Creates the editor. Nothing is open at first. */
export function createRecordingEditor(
  recorder: Pick<Recorder, 'add' | 'update' | 'store'>,
): RecordingEditor {
  const store = createStore<Readonly<Record<string, EditedRecording>>>(() => ({}))
  const sessions = new Map<string, Session>()
  let ids = 0

  const nextId = () => {
    ids += 1
    return ids
  }

  function change(id: string, part: Partial<EditedRecording>) {
    const before = store.getState()[id]
    if (before) store.setState({ [id]: { ...before, ...part } })
  }

  function session(id: string): Session {
    const found = sessions.get(id)
    if (!found) throw new Error(`The recording ${id} is not being edited.`)
    return found
  }

  function begin(original: Scenario) {
    const { id } = original
    const steps = original.steps.map(
      (step) => ({ id: nextId(), step, by: 'played', from: nowhere }) as const,
    )
    const list = withoutEdits(steps)
    sessions.set(id, { id, isCopy: false, original, list, saved: '' })
    const taken = recorder.store.getState().kept.map(({ title }) => title)
    const title = titleOfCopy(original.title, taken)
    store.setState({ [id]: { ...shownSteps(list), title, isOpen: true } })
    noteSaved(id)
  }

  function recording(id: string): Scenario {
    const { original, list } = session(id)
    const steps = list.steps.map(({ step }) => step)
    return nameRecording({ ...original, steps }, store.getState()[id]?.title ?? '')
  }

  const contentOf = (id: string) => JSON.stringify(recording(id))

  function noteSaved(id: string) {
    session(id).saved = contentOf(id)
  }

  /** The changes belong to the copy from now on, with their history. */
  function follow(from: string, to: string) {
    const moved = session(from)
    sessions.delete(from)
    sessions.set(to, Object.assign(moved, { id: to, isCopy: true }))
    const { [from]: edited, ...others } = store.getState()
    store.setState(edited ? { ...others, [to]: edited } : others, true)
  }

  /** Keeps the changed recording as a copy. Returns the id of the copy. */
  function keep(id: string): string {
    noteSaved(id)
    const edited = recording(id)
    const isKept = recorder.store.getState().kept.some((each) => each.id === id)
    if (session(id).isCopy && isKept) {
      recorder.update({ ...edited, id })
      return id
    }
    const copy = recorder.add(edited)
    follow(id, copy)
    return copy
  }

  return {
    store,
    open(original) {
      if (sessions.has(original.id)) change(original.id, { isOpen: true })
      else begin(original)
    },
    close: (id) => change(id, { isOpen: false }),
    recording,
    edits(id) {
      const edited = session(id)
      const edit = (event: EditEvent) => {
        edited.list = editSteps(edited.list, event).list
        change(edited.id, shownSteps(edited.list))
      }
      return {
        remove: (stepId) => edit({ type: 'removed', id: stepId }),
        replace: (stepId, step) => edit({ type: 'replaced', id: stepId, step }),
        insert: (after, step) =>
          edit({ type: 'inserted', after, step: { id: nextId(), step, by: 'manual' } }),
        move: (stepId, by) => edit({ type: 'moved', id: stepId, by }),
        undo: () => edit({ type: 'undone' }),
        redo: () => edit({ type: 'redone' }),
        retitle: (title) => change(edited.id, { title }),
      }
    },
    save(id) {
      change(id, { isOpen: false })
      return keep(id)
    },
    noteSaved,
    saveAll() {
      const changed = [...sessions.keys()].filter((id) => session(id).saved !== contentOf(id))
      for (const id of changed) keep(id)
    },
    forget(id) {
      sessions.delete(id)
      const { [id]: _, ...others } = store.getState()
      store.setState(others, true)
    },
  }
}

/** A title that no other recording has. */
function titleOfCopy(title: string, taken: readonly string[]): string {
  const base = `${title.replace(/, edited(?: \d+)?$/, '')}, edited`
  const candidates = Array.from({ length: taken.length + 1 }, (_, at) =>
    at === 0 ? base : `${base} ${at + 1}`,
  )
  return candidates.find((candidate) => !taken.includes(candidate)) ?? base
}
