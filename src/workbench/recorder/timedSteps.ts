import { type Step, type Target } from '../../scenarios/index.ts'
import type { RunMark } from '../../run/file/runFile.ts'
import type { StepHistory } from './stepHistory.ts'
import type { Reported } from './stepsOfCall.ts'

/** The keys of a step that a person types. */
export interface Keys {
  /** Number of keys in the step. */
  readonly count: number
  /** Whether the typing began before. */
  readonly goesOn: boolean
  /** Whether the step has all keys of the typing, and not only those that are new. */
  readonly isWhole: boolean
  /** The times and the number of the keys would tell something of a secret. */
  readonly isSecret: boolean
}

/** Adds steps to a recording with the virtual time that passes before them and between their keys: a replay acts at the same moments. */
export interface TimedSteps {
  /** Begins another recording at this moment, in virtual ms since epoch. */
  begin(startedAt: number): void
  /** Adds a step that a person did on the page. */
  add(step: Step, keys?: Keys): void
  /** Adds an expectation. */
  check(step: Step): void
  /** Adds a step of the player, which has ended. */
  played(step: Step, mark: RunMark): void
  /** Adds the steps of a call that begins. */
  call(steps: readonly Step[]): Reported
  /** Adds the time since the last step, if any, as a step. */
  rest(): void
  /** Edits the list. The time before a last step that is gone counts for the next one. */
  edit(change: () => void): void
}

/** The newest step, which further keys may belong to. */
interface Newest {
  /** As it is in the list. */
  readonly step: Step
  /** Moments in virtual ms: where the time before the step begins, where the step begins, and that of each key. */
  readonly base: number
  readonly from: number
  readonly keysAt: readonly number[]
  /** Whether a typing that goes on replaces it. */
  readonly isTyped: boolean
}

export interface TimedStepsOptions {
  /** Virtual ms since epoch. */
  now(): number
  /** Whether time flows by itself. */
  isFlowing(): boolean
  /** See `Moments`. */
  mark(): RunMark
  newId(): number
}

/** Creates the list's writer. */
export function createTimedSteps(
  history: StepHistory,
  { now, isFlowing, mark, newId }: TimedStepsOptions,
): TimedSteps {
  let reached = 0
  let newest: Newest | undefined
  /** The clock that a person runs ahead: its step, while nothing was done since, and the moment at which the step begins. */
  let ahead: { id: number | undefined; readonly from: number } | undefined

  const last = () => history.steps().at(-1)

  function put(step: Step): number {
    const id = newId()
    history.record((steps) => [...steps, { id, step, by: 'manual', from: mark() }])
    return id
  }

  function change(id: number | undefined, to: (step: Step) => Step) {
    history.record((steps) =>
      steps.map((each) => (each.id === id ? { ...each, step: to(each.step) } : each)),
    )
  }

  /** Takes back steps that did not happen. The time before them counts for the next step. */
  function takeBack(ids: readonly number[]) {
    const gone = history.steps().filter(({ id }) => ids.includes(id))
    reached -= gone.reduce((sum, { step }) => sum + (step.after ?? 0), 0)
    history.record((steps) => steps.filter(({ id }) => !ids.includes(id)))
  }

  /** The time since the last step. The recording has reached the present then. */
  function passed(): number {
    const ms = Math.max(0, now() - reached)
    reached = Math.max(reached, now())
    return ms
  }

  /** What a person does while the clock runs ahead stands before the rest of that time. */
  function splitAhead() {
    if (ahead?.id === undefined) return
    const ms = now() - ahead.from
    if (ms > 0) {
      change(ahead.id, (step) => timed({ do: 'run', ms }, step.after))
      reached = now()
    } else takeBack([ahead.id])
    ahead.id = undefined
  }

  function write(next: Newest, isNew: boolean) {
    newest = next
    if (isNew) put(next.step)
    else change(last()?.id, () => next.step)
    reached = next.keysAt.at(-1) ?? next.from
  }

  /** A step that happens now, in the place of one that began earlier. */
  const later = ({ base }: Pick<Newest, 'base'>, step: Step, isTyped: boolean): Newest => ({
    step: timed(step, now() - base),
    base,
    from: now(),
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

  /** The step as a continuation of the newest one; undefined if it is another. */
  function continued(before: Newest, step: Step, keys?: Keys): Newest | undefined {
    if (keys?.goesOn) {
      if (!before.isTyped) return undefined
      if (keys.isSecret) return later(before, step, true)
      const count = keys.isWhole ? keys.count : before.keysAt.length + keys.count
      const typed = keys.isWhole ? step : withMoreKeys(before.step, step)
      return withKeys(before, typed, grown(before.keysAt, count, now()), true)
    }
    const first = before.step
    if (!('do' in first) || !('do' in step)) return undefined
    if (first.do === 'press' && step.do === 'press' && first.key === step.key) {
      const keysAt = [...before.keysAt, now()]
      return withKeys(before, { ...step, times: keysAt.length }, keysAt, false)
    }
    // Each key typed into a variable changes the theme.
    if (first.do === 'host.setThemeVariables' && step.do === first.do) {
      return later(before, step, false)
    }
    if (first.do !== 'click' || !isTypedAt(first.target, step)) return undefined
    if (!keys || keys.isSecret) return later(before, step, keys !== undefined)
    return withKeys(before, step, grown([], keys.count, now()), true)
  }

  function add(step: Step, keys?: Keys) {
    splitAhead()
    const isLast = newest !== undefined && last()?.step === newest.step
    const joined = newest && isLast ? continued(newest, step, keys) : undefined
    if (joined) return write(joined, false)
    const begun = { base: reached, from: Math.max(reached, now()) }
    if (keys?.isSecret) return write(later(begun, step, true), true)
    const count = 'do' in step && step.do === 'press' ? 1 : (keys?.count ?? 0)
    write(withKeys(begun, step, grown([], count, begun.from), keys !== undefined), true)
  }

  /** Adds a run of the clock that begins. Time that flows by itself may flow a little more before it. */
  function runAhead(step: Step): Reported {
    const outer = ahead
    const mine = { id: put(timed(step, passed())) as number | undefined, from: now() }
    const isExact = !isFlowing() && 'do' in step && step.do === 'runToNext'
    ahead = mine
    const end = () => {
      if (ahead !== mine) return
      ahead = outer
      const { id, from } = mine
      const rest = passed()
      if (id === undefined && rest > 0) put({ do: 'run', ms: rest })
      if (id !== undefined && !isExact) {
        change(id, (each) => timed({ do: 'run', ms: now() - from }, each.after))
      }
    }
    return {
      done: end,
      failed() {
        if (mine.id === undefined || now() > mine.from) return end()
        ahead = outer
        takeBack([mine.id])
      },
    }
  }

  function jumpAhead(step: Step, ms: number): Reported {
    const id = put(timed(step, passed()))
    reached += ms
    const until = reached
    return {
      done() {
        const flowed = now() - until
        if (flowed <= 0 || last()?.id !== id) return
        change(id, (each) => timed(step, (each.after ?? 0) + flowed))
        reached = now()
      },
      failed() {
        // A timer has thrown: the time is over nevertheless.
        if (now() >= until) return
        reached -= ms
        takeBack([id])
      },
    }
  }

  return {
    begin(startedAt) {
      reached = startedAt
      newest = undefined
      ahead = undefined
    },
    add,
    check(step) {
      splitAhead()
      history.add({ id: newId(), step: timed(step, passed()), by: 'manual', from: mark() })
    },
    played(step, from) {
      history.record((steps) => [...steps, { id: newId(), step, by: 'played', from }])
      reached = now()
    },
    call(steps) {
      splitAhead()
      const [first] = steps
      if (first && 'do' in first) {
        if (first.do === 'run' || first.do === 'runToNext') return runAhead(first)
        if (first.do === 'jump') return jumpAhead(first, first.ms)
      }
      const ids = steps.map((step) => put(timed(step, passed())))
      return { done() {}, failed: () => takeBack(ids) }
    },
    rest() {
      splitAhead()
      const ms = passed()
      if (ms > 0) put({ do: 'run', ms })
    },
    edit(change) {
      const before = history.steps()
      change()
      const steps = history.steps()
      const has = (list: typeof steps, id: number) => list.some((each) => each.id === id)
      const gone = before.at(-1)
      const back = steps.at(-1)
      if (gone && !has(steps, gone.id)) reached -= gone.step.after ?? 0
      else if (back && !has(before, back.id)) reached += back.step.after ?? 0
    },
  }
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
function grown(keysAt: readonly number[], count: number, now: number): readonly number[] {
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
