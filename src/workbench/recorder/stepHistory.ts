import type { RecordedStep } from '../state/recorder.ts'

type Steps = readonly RecordedStep[]

/** A change of the list that can be undone, also after more was recorded. */
interface Edit {
  readonly apply: (steps: Steps) => Steps
  readonly revert: (steps: Steps) => Steps
  /** Absent when the list stays what happened. */
  readonly isRewrite?: true
}

export interface StepHistoryState {
  readonly steps: Steps
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The steps of a recording: what happened, and edits of a person. */
export interface StepHistory {
  steps(): Steps
  /** Whether the steps differ from what happened. */
  isEdited(): boolean
  /** Changes the list because something happened. */
  record(change: (steps: Steps) => Steps): void
  /** Adds a step that did not happen on the page: an expectation. */
  add(step: RecordedStep): void
  remove(id: number): void
  /** Puts another step in the place of one. */
  replace(id: number, step: RecordedStep['step']): void
  /** Adds a step after another one. */
  insert(after: number, step: Omit<RecordedStep, 'from'>): void
  /** Moves a step up or down by one place. */
  move(id: number, by: 1 | -1): void
  undo(): void
  redo(): void
  clear(): void
}

/**
 * Creates an empty list.
 * @param show receives each new state
 */
export function createStepHistory(show: (state: StepHistoryState) => void): StepHistory {
  let list: Steps = []
  let done: readonly Edit[] = []
  let undone: readonly Edit[] = []

  function set(steps: Steps) {
    list = steps
    show({ steps, canUndo: done.length > 0, canRedo: undone.length > 0 })
  }

  function edit(change: Edit) {
    done = [...done, change]
    undone = []
    set(change.apply(list))
  }

  return {
    steps: () => list,
    isEdited: () => done.some(({ isRewrite }) => isRewrite),
    record(change) {
      undone = []
      set(change(list))
    },
    add: (step) =>
      edit({
        apply: (steps) => [...steps, step],
        revert: (steps) => without(steps, step.id),
      }),
    remove(id) {
      const at = list.findIndex((each) => each.id === id)
      const removed = list[at]
      if (!removed) return
      edit({
        apply: (steps) => without(steps, id),
        revert: (steps) => later(steps, at, -waitOf(removed)).toSpliced(at, 0, removed),
        isRewrite: true,
      })
    },
    replace(id, step) {
      const before = list.find((each) => each.id === id)?.step
      if (!before) return
      const set = (wanted: RecordedStep['step']) => (steps: Steps) =>
        steps.map((each) => (each.id === id ? { ...each, step: wanted } : each))
      edit({ apply: set(step), revert: set(before), isRewrite: true })
    },
    insert(after, step) {
      const at = list.findIndex((each) => each.id === after)
      const beside = list[at]
      if (!beside) return
      edit({
        apply: (steps) => steps.toSpliced(at + 1, 0, { ...step, from: beside.from }),
        revert: (steps) => steps.filter(({ id }) => id !== step.id),
        isRewrite: true,
      })
    },
    move(id, by) {
      const at = list.findIndex((each) => each.id === id)
      if (at < 0 || !list[at + by]) return
      const swap: Edit['apply'] = (steps) => swapWith(steps, at, at + by)
      edit({ apply: swap, revert: swap, isRewrite: true })
    },
    undo() {
      const last = done.at(-1)
      if (!last) return
      done = done.slice(0, -1)
      undone = [...undone, last]
      set(last.revert(list))
    },
    redo() {
      const last = undone.at(-1)
      if (!last) return
      undone = undone.slice(0, -1)
      done = [...done, last]
      set(last.apply(list))
    },
    clear() {
      done = []
      undone = []
      set([])
    },
  }
}

function swapWith<T>(list: readonly T[], one: number, other: number): readonly T[] {
  const [first, second] = [list[one], list[other]]
  if (first === undefined || second === undefined) return list
  return list.with(one, second).with(other, first)
}

const waitOf = ({ step }: RecordedStep) => step.after ?? 0

/** The list without a step. The time before it counts for the next one, so that later steps happen when they did. */
function without(steps: Steps, id: number): Steps {
  const at = steps.findIndex((each) => each.id === id)
  const gone = steps[at]
  return gone ? later(steps.toSpliced(at, 1), at, waitOf(gone)) : steps
}

/** The list with more time before the step at an index, if there is one. */
function later(steps: Steps, at: number, ms: number): Steps {
  const found = steps[at]
  if (!found || ms === 0) return steps
  const { after: _, ...step } = found.step
  const after = waitOf(found) + ms
  return steps.with(at, { ...found, step: after > 0 ? { ...step, after } : step })
}
