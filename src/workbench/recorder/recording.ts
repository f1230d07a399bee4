import { type Step, type Target } from '../../scenarios/index.ts'
import type { RunMark } from '../../run/file/runFile.ts'
import { editSteps, waitOf, withoutEdits, type EditableSteps, type EditEvent } from './edits.ts'

/** One step of a recording. */
export interface RecordedStep {
  /** Unique within the recording, for lists that change. */
  readonly id: number
  readonly step: Step
  /** `played`: the player did it. `manual`: a person did it with mouse, keyboard or a panel. */
  readonly by: 'played' | 'manual'
  /** The state of the run when the step began. */
  readonly from: RunMark
}

/**
 * A recording while it is made: what happened, with the virtual time that passes before each step and between its keys, so
 * that a replay acts at the same moments. Only `transition` changes it.
 */
export interface Recording extends EditableSteps {
  /** Virtual ms since epoch up to which the steps account for the time. */
  readonly recordedUntil: number
  /** The newest step, which further keys may belong to. */
  readonly newest?: Newest | undefined
  /** Calls of the panels that have not ended, in the order of their begin. */
  readonly calls: readonly OpenCall[]
  /** Where the step that the player plays began. */
  readonly playedFrom?: RunMark | undefined
  /** The last id that was given. */
  readonly lastId: number
}

/** The keys of a step that a person types. */
export interface Keys {
  /** Number of keys in the step. */
  readonly count: number
  /** Whether the typing began with an earlier step. */
  readonly continuesTyping: boolean
  /** Whether the step has all keys of the typing, and not only those that are new. */
  readonly isWhole: boolean
  /** Whether the text is a secret: the times and the number of its keys would tell something of it. */
  readonly isSecret: boolean
}

/** When an event happened: in virtual time, and as a place in the timeline of the run. */
export interface EventTime {
  /** Virtual ms since epoch. */
  readonly now: number
  /** The same time in the timeline of the run. */
  readonly mark: RunMark
}

/** Something that happened. */
export type RecordingEvent =
  /** The stage of the recording is there. */
  | { readonly type: 'opened'; readonly startedAt: number }
  /** The stage is left: the next recording is another one. */
  | { readonly type: 'left' }
  /** A person did a step on the page; with `keys`, it is typed, and reported again with each key. */
  | { readonly type: 'acted'; readonly step: Step; readonly keys?: Keys | undefined }
  /** A person added an expectation. */
  | { readonly type: 'checked'; readonly step: Step }
  /** Nothing more is recorded for now: the time up to here counts. */
  | { readonly type: 'paused' }
  | { readonly type: 'playBegan' }
  | { readonly type: 'played'; readonly step: Step }
  /** A panel calls the simulator. `isFlowing`: whether time flows by itself. */
  | {
      readonly type: 'called'
      readonly call: number
      readonly steps: readonly Step[]
      readonly isFlowing: boolean
    }
  | { readonly type: 'returned'; readonly call: number }
  | { readonly type: 'threw'; readonly call: number }
  | { readonly type: 'inserted'; readonly after: number; readonly step: Step }
  | Exclude<EditEvent, { readonly type: 'added' | 'inserted' }>

type EventOf<T extends RecordingEvent['type']> = Extract<RecordingEvent, { readonly type: T }>

interface Newest {
  /** As it is in the list. */
  readonly step: Step
  /** Virtual ms since epoch where the time before the step begins. */
  readonly base: number
  /** Virtual ms since epoch where the step begins. */
  readonly from: number
  /** Virtual ms since epoch of each key. */
  readonly keysAt: readonly number[]
  /** Whether a typing that continues replaces it. */
  readonly isTyped: boolean
}

interface OpenCall {
  readonly call: number
  /** The steps that are taken back when the call fails. */
  readonly ids: readonly number[]
  /** Of a call that runs the clock: where it begins in virtual ms since epoch, and whether its step says exactly which time passes. */
  readonly run?: { readonly from: number; readonly isExact: boolean }
  /** Of a call that jumps over time: how far in ms, and where it ends in virtual ms since epoch. */
  readonly jump?: { readonly ms: number; readonly to: number }
}

/** A recording in which nothing has happened. */
export const emptyRecording: Recording = {
  ...withoutEdits([]),
  recordedUntil: 0,
  calls: [],
  lastId: 0,
}

/** The recording after something happened at a moment. The same object if that changes nothing. */
export function transition(
  recording: Recording,
  event: RecordingEvent,
  time: EventTime,
): Recording {
  switch (event.type) {
    case 'opened':
      return { ...recording, recordedUntil: event.startedAt }
    case 'left':
      return { ...emptyRecording, lastId: recording.lastId }
    case 'acted':
      return acted(splitRun(recording, time), event, time)
    case 'checked':
      return checked(splitRun(recording, time), event, time)
    case 'paused':
      return paused(recording, time)
    case 'playBegan':
      // A person may have let time flow while the play was held.
      return { ...paused(recording, time), playedFrom: time.mark }
    case 'played':
      return played(recording, event, time)
    case 'called':
      return called(splitRun(recording, time), event, time)
    case 'returned':
      return closeCall(recording, event, time, returned)
    case 'threw':
      return closeCall(recording, event, time, threw)
    case 'inserted': {
      const step = { id: recording.lastId + 1, step: event.step, by: 'manual' } as const
      return edit({ ...recording, lastId: step.id }, { ...event, step })
    }
    default:
      return edit(recording, event)
  }
}

function acted(recording: Recording, { step, keys }: EventOf<'acted'>, time: EventTime): Recording {
  const { newest, steps, recordedUntil } = recording
  const last = steps.at(-1)
  const isLast = newest !== undefined && last?.step === newest.step
  const joined = isLast ? continued(newest, step, keys, time.now) : undefined
  if (joined) return { ...changeStep(recording, last?.id, () => joined.step), ...reachedBy(joined) }
  const begun = { base: recordedUntil, from: Math.max(recordedUntil, time.now) }
  const count = isPress(step) ? 1 : (keys?.count ?? 0)
  const next = keys?.isSecret
    ? atTime(begun.base, step, time.now, true)
    : withKeys(begun, step, pressedAt([], count, begun.from), keys !== undefined)
  return { ...add(recording, next.step, time.mark), ...reachedBy(next) }
}

const reachedBy = (newest: Newest) => ({
  newest,
  recordedUntil: newest.keysAt.at(-1) ?? newest.from,
})

const isPress = (step: Step) => 'do' in step && step.do === 'press'

/** The newest step with more keys or clicks; undefined if the step is another one. */
function continued(
  before: Newest,
  step: Step,
  keys: Keys | undefined,
  now: number,
): Newest | undefined {
  if (keys?.continuesTyping) {
    if (!before.isTyped) return undefined
    if (keys.isSecret) return atTime(before.base, step, now, true)
    const count = keys.isWhole ? keys.count : before.keysAt.length + keys.count
    const typed = keys.isWhole ? step : withMoreKeys(before.step, step)
    return withKeys(before, typed, pressedAt(before.keysAt, count, now), true)
  }
  const first = before.step
  if (!('do' in first) || !('do' in step)) return undefined
  if (first.do === 'press' && step.do === 'press' && first.key === step.key) {
    const keysAt = [...before.keysAt, now]
    return withKeys(before, { ...step, times: keysAt.length }, keysAt, false)
  }
  // Each key typed into a variable changes the theme.
  if (first.do === 'host.setThemeVariables' && step.do === first.do) {
    return atTime(before.base, step, now, false)
  }
  if (first.do !== 'click' || !isTypedAt(first.target, step)) return undefined
  if (!keys || keys.isSecret) return atTime(before.base, step, now, keys !== undefined)
  return withKeys(before, step, pressedAt([], keys.count, now), true)
}

/** A step that happens now; the time before it begins at `base`. */
const atTime = (base: number, step: Step, now: number, isTyped: boolean): Newest => ({
  step: timed(step, now - base),
  base,
  from: now,
  keysAt: [],
  isTyped,
})

/** A step whose keys are pressed at these moments. */
function withKeys(
  { base, from }: Pick<Newest, 'base' | 'from'>,
  step: Step,
  keysAt: readonly number[],
  isTyped: boolean,
): Newest {
  const delays = keysAt.map((at, index) => at - (keysAt[index - 1] ?? from))
  return { step: timed(step, from - base, delays), base, from, keysAt, isTyped }
}

function checked(
  recording: Recording,
  { step }: EventOf<'checked'>,
  { now, mark }: EventTime,
): Recording {
  const check = newStep(recording, timed(step, takeTime(recording, now).ms), mark)
  return edit({ ...recording, lastId: check.id }, { type: 'added', step: check })
}

function paused(recording: Recording, time: EventTime): Recording {
  const { ms, next } = takeTime(splitRun(recording, time), time.now)
  return ms > 0 ? add(next, { do: 'run', ms }, time.mark) : next
}

function played(
  recording: Recording,
  { step }: EventOf<'played'>,
  { now, mark }: EventTime,
): Recording {
  return {
    ...add(recording, step, recording.playedFrom ?? mark, 'played'),
    recordedUntil: now,
  }
}

function called(
  recording: Recording,
  { call, steps, isFlowing }: EventOf<'called'>,
  { now, mark }: EventTime,
): Recording {
  const { ms, next } = takeTime(recording, now)
  const ids = steps.map((_, index) => next.lastId + 1 + index)
  const begun = steps.reduce(
    (list, step, index) => add(list, timed(step, index === 0 ? ms : 0), mark),
    // The time before a call without a step counts for the next step.
    steps.length > 0 ? next : recording,
  )
  const open = (details?: Pick<OpenCall, 'run' | 'jump'>): Recording => ({
    ...begun,
    calls: [...begun.calls, { call, ids, ...details }],
  })
  const [first] = steps
  if (first === undefined || !('do' in first)) return open()
  if (first.do === 'run' || first.do === 'runToNext') {
    return open({ run: { from: now, isExact: first.do === 'runToNext' && !isFlowing } })
  }
  if (first.do !== 'jump') return open()
  const to = begun.recordedUntil + first.ms
  return { ...open({ jump: { ms: first.ms, to } }), recordedUntil: to }
}

function closeCall(
  recording: Recording,
  event: EventOf<'returned' | 'threw'>,
  time: EventTime,
  close: (recording: Recording, call: OpenCall, time: EventTime) => Recording,
): Recording {
  const call = recording.calls.find((each) => each.call === event.call)
  if (!call) return recording
  const next = { ...recording, calls: recording.calls.filter((each) => each !== call) }
  // The time of a run that ends before one that began later belongs to that one.
  return call.run && call !== innermostRun(recording) ? next : close(next, call, time)
}

const innermostRun = ({ calls }: Recording) => calls.findLast(({ run }) => run !== undefined)

function returned(
  recording: Recording,
  { ids: [id], run, jump }: OpenCall,
  { now, mark }: EventTime,
): Recording {
  if (run) {
    const { ms, next } = takeTime(recording, now)
    if (id === undefined) return ms > 0 ? add(next, { do: 'run', ms }, mark) : next
    return run.isExact ? next : setRun(next, id, now - run.from)
  }
  if (!jump || recording.steps.at(-1)?.id !== id) return recording
  const flowed = now - jump.to
  if (flowed <= 0) return recording
  return {
    ...changeStep(recording, id, (step) => timed(step, waitOf(step) + flowed)),
    recordedUntil: now,
  }
}

function threw(recording: Recording, call: OpenCall, time: EventTime): Recording {
  const { ids, run, jump } = call
  // A timer has thrown: the time up to it has passed nevertheless.
  if (run && (ids.length === 0 || time.now > run.from)) return returned(recording, call, time)
  if (!jump) return takeBack(recording, ids)
  if (time.now >= jump.to) return recording
  return takeBack({ ...recording, recordedUntil: recording.recordedUntil - jump.ms }, ids)
}

/** The time since the last step in ms, and the recording that has reached the present with it. */
function takeTime(recording: Recording, now: number) {
  const { recordedUntil } = recording
  const ms = Math.max(0, now - recordedUntil)
  return { ms, next: ms > 0 ? { ...recording, recordedUntil: now } : recording }
}

/** Ends the step of a clock that runs ahead: what a person does meanwhile stands before the rest of that time. */
function splitRun(recording: Recording, { now }: EventTime): Recording {
  const call = innermostRun(recording)
  const id = call?.ids[0]
  if (!call?.run || id === undefined) return recording
  const ms = now - call.run.from
  const calls = recording.calls.map((each) => (each === call ? { ...call, ids: [] } : each))
  const next = { ...recording, calls }
  return ms > 0 ? { ...setRun(next, id, ms), recordedUntil: now } : takeBack(next, [id])
}

function add(recording: Recording, step: Step, from: RunMark, by?: RecordedStep['by']): Recording {
  const added = newStep(recording, step, from, by)
  return { ...happened(recording, [...recording.steps, added]), lastId: added.id }
}

const newStep = (
  { lastId }: Recording,
  step: Step,
  from: RunMark,
  by: RecordedStep['by'] = 'manual',
): RecordedStep => ({ id: lastId + 1, step, by, from })

/** Changes what a step is because more of it happened. */
function changeStep(
  recording: Recording,
  id: number | undefined,
  change: (step: Step) => Step,
): Recording {
  return happened(
    recording,
    recording.steps.map((each) => (each.id === id ? { ...each, step: change(each.step) } : each)),
  )
}

/** Sets how long a step of the clock runs, in ms. */
const setRun = (recording: Recording, id: number, ms: number) =>
  changeStep(recording, id, ({ after }) => timed({ do: 'run', ms }, after))

/** Takes back steps that did not happen. The time before them counts for the next step. */
function takeBack(recording: Recording, ids: readonly number[]): Recording {
  const gone = recording.steps.filter(({ id }) => ids.includes(id))
  const waited = gone.reduce((sum, { step }) => sum + waitOf(step), 0)
  return {
    ...happened(
      recording,
      recording.steps.filter(({ id }) => !ids.includes(id)),
    ),
    recordedUntil: recording.recordedUntil - waited,
  }
}

/** The list after something happened: edits that were undone can no longer be made again. */
const happened = (recording: Recording, steps: Recording['steps']): Recording => ({
  ...recording,
  steps,
  edits: { ...recording.edits, undone: [] },
})

/** An edit of a person. The time before a last step that is gone counts for the next one. */
function edit(recording: Recording, event: EditEvent): Recording {
  const { list, ms } = editSteps(recording, event)
  return ms === 0 ? list : { ...list, recordedUntil: list.recordedUntil + ms }
}

/** A step with the time before it and before each of its keys. */
function timed(step: Step, after = 0, delays: readonly number[] = []): Step {
  return {
    ...step,
    ...(after > 0 ? { after } : {}),
    ...(delays.some((ms) => ms > 0) ? { delays } : {}),
  } as Step
}

/** The moments of keys when their number has become another: new ones are pressed now, and those of keys that are gone go with them. */
function pressedAt(keysAt: readonly number[], count: number, now: number): readonly number[] {
  if (count > keysAt.length) {
    return Array.from({ length: count }, (_, index) => keysAt[index] ?? now)
  }
  if (count < keysAt.length) return keysAt.slice(0, count)
  return keysAt.map((at, index) => (index === count - 1 ? now : at))
}

/** A step that types, with the keys of the next one. */
function withMoreKeys(before: Step, next: Step): Step {
  if (!('do' in before) || !('text' in before) || !('do' in next) || !('text' in next)) return next
  const { after: _, delays: __, ...typed } = before as Extract<Step, { readonly do: 'type' }>
  return { ...typed, text: `${typed.text}${next.text}` }
}

/** Whether a step types into the element that was clicked. */
function isTypedAt(clicked: Target, step: Step): boolean {
  if (!('do' in step)) return false
  if (step.do === 'typeCode') return true
  const isTyping =
    step.do === 'type' || step.do === 'retype' || step.do === 'paste' || step.do === 'typeSecret'
  return isTyping && sameTarget(clicked, step.target)
}

const sameTarget = (one: Target, other: Target) =>
  one.role === other.role &&
  one.name === other.name &&
  one.nth === other.nth &&
  one.within === other.within
