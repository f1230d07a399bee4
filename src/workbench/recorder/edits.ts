import type { Step } from '../../scenarios/index.ts'
import type { RecordedStep } from './recording.ts'

type Steps = readonly RecordedStep[]

/** A list of steps with the edits that a person made, and those that were undone; both oldest first. */
export interface EditableSteps {
  readonly steps: Steps
  readonly edits: { readonly done: readonly Edit[]; readonly undone: readonly Edit[] }
}

/** An edit of a person. `added` and `inserted` have an id that is new in the list. */
export type EditEvent =
  /** At the end: a step that did not happen on the page, such as an expectation. */
  | { readonly type: 'added'; readonly step: RecordedStep }
  | { readonly type: 'removed'; readonly id: number }
  /** Another step in the place of one. */
  | { readonly type: 'replaced'; readonly id: number; readonly step: Step }
  /** After another step, at its moment. */
  | {
      readonly type: 'inserted'
      readonly after: number
      readonly step: Pick<RecordedStep, 'id' | 'step' | 'by'>
    }
  /** Up or down by one place. */
  | { readonly type: 'moved'; readonly id: number; readonly by: 1 | -1 }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }

/** A change of the list. It can be undone, also after more was recorded. */
interface Edit {
  readonly apply: (steps: Steps) => Steps
  readonly revert: (steps: Steps) => Steps
  /** Whether the list then differs from what happened. */
  readonly isRewrite: boolean
  /** Whether the time before a step that comes or goes is taken from the next step, or given to it. */
  readonly keepsMoments: boolean
}

/** A list without edits. */
export const withoutEdits = (steps: Steps): EditableSteps => ({
  steps,
  edits: { done: [], undone: [] },
})

/** The list for the panels. */
export const shownSteps = ({ steps, edits }: EditableSteps) => ({
  steps,
  canUndo: edits.done.length > 0,
  canRedo: edits.undone.length > 0,
})

/** Whether the steps differ from what happened. */
export const isEdited = ({ edits }: Pick<EditableSteps, 'edits'>): boolean =>
  edits.done.some(({ isRewrite }) => isRewrite)

/**
 * The list after an edit; the same object if there is nothing to edit.
 * @returns also the virtual ms by which the list ends later than before, where no step follows that could make up for it
 */
export function editSteps<T extends EditableSteps>(
  list: T,
  event: EditEvent,
): { readonly list: T; readonly ms: number } {
  const { steps, edits } = list
  if (event.type === 'undone') {
    const last = edits.done.at(-1)
    if (!last) return { list, ms: 0 }
    const next = { done: edits.done.slice(0, -1), undone: [...edits.undone, last] }
    return result(list, next, last, last.revert(steps))
  }
  if (event.type === 'redone') {
    const last = edits.undone.at(-1)
    if (!last) return { list, ms: 0 }
    const next = { done: [...edits.done, last], undone: edits.undone.slice(0, -1) }
    return result(list, next, last, last.apply(steps))
  }
  const edit = editOf(steps, event)
  if (!edit) return { list, ms: 0 }
  return result(list, { done: [...edits.done, edit], undone: [] }, edit, edit.apply(steps))
}

function result<T extends EditableSteps>(
  list: T,
  edits: EditableSteps['edits'],
  { keepsMoments }: Edit,
  steps: Steps,
) {
  const ms = keepsMoments ? totalWait(steps) - totalWait(list.steps) : 0
  return { list: { ...list, edits, steps }, ms }
}

const totalWait = (steps: Steps) => steps.reduce((sum, { step }) => sum + waitOf(step), 0)

/** Undefined if the step is not in the list, or cannot be moved. */
function editOf(
  steps: Steps,
  event: Exclude<EditEvent, { readonly type: 'undone' | 'redone' }>,
): Edit | undefined {
  switch (event.type) {
    case 'added':
      return addition(steps, event.step)
    case 'removed':
      return removal(steps, event.id)
    case 'replaced':
      return replacement(steps, event.id, event.step)
    case 'inserted':
      return insertion(steps, event.after, event.step)
    case 'moved':
      return move(steps, event.id, event.by)
  }
}

function addition(before: Steps, step: RecordedStep): Edit {
  const at = before.length
  return {
    apply: (steps) => put(steps, at, step),
    revert: (steps) => take(steps, step.id),
    isRewrite: false,
    keepsMoments: true,
  }
}

function removal(before: Steps, id: number): Edit | undefined {
  const at = before.findIndex((each) => each.id === id)
  const removed = before[at]
  return (
    removed && {
      apply: (steps) => take(steps, id),
      revert: (steps) => put(steps, at, removed),
      isRewrite: true,
      keepsMoments: true,
    }
  )
}

function replacement(before: Steps, id: number, step: Step): Edit | undefined {
  const replaced = before.find((each) => each.id === id)?.step
  const set = (wanted: Step) => (steps: Steps) =>
    steps.map((each) => (each.id === id ? { ...each, step: wanted } : each))
  return (
    replaced && {
      apply: set(step),
      revert: set(replaced),
      isRewrite: true,
      keepsMoments: false,
    }
  )
}

function insertion(
  before: Steps,
  after: number,
  step: Pick<RecordedStep, 'id' | 'step' | 'by'>,
): Edit | undefined {
  const at = before.findIndex((each) => each.id === after)
  const beside = before[at]
  return (
    beside && {
      apply: (steps) => steps.toSpliced(at + 1, 0, { ...step, from: beside.from }),
      revert: (steps) => steps.filter(({ id }) => id !== step.id),
      isRewrite: true,
      keepsMoments: false,
    }
  )
}

function move(before: Steps, id: number, by: 1 | -1): Edit | undefined {
  const at = before.findIndex((each) => each.id === id)
  if (at < 0 || !before[at + by]) return undefined
  const swap = (steps: Steps) => {
    const [one, other] = [steps[at], steps[at + by]]
    return one && other ? steps.with(at, other).with(at + by, one) : steps
  }
  return { apply: swap, revert: swap, isRewrite: true, keepsMoments: false }
}

/** Time before a step in virtual ms. */
export const waitOf = ({ after = 0 }: Step): number => after

/** The list with a step at an index. The time before it is taken from the next one, so that later steps happen when they did. */
const put = (steps: Steps, at: number, step: RecordedStep): Steps =>
  postpone(steps, at, -waitOf(step.step)).toSpliced(at, 0, step)

/** The list without a step. The time before it counts for the next one. */
function take(steps: Steps, id: number): Steps {
  const at = steps.findIndex((each) => each.id === id)
  const gone = steps[at]
  return gone ? postpone(steps.toSpliced(at, 1), at, waitOf(gone.step)) : steps
}

/** The list with more time before the step at an index, if there is one. */
function postpone(steps: Steps, at: number, ms: number): Steps {
  const postponed = steps[at]
  if (!postponed || ms === 0) return steps
  const { after: _, ...step } = postponed.step
  const after = waitOf(postponed.step) + ms
  return steps.with(at, { ...postponed, step: after > 0 ? { ...step, after } : step })
}
