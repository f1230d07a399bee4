import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { emptyRecording, transition, type Keys, type RecordingEvent } from './recording.ts'

const email = { role: 'textbox', name: 'Email' }
const click: Step = { do: 'click', target: email }
const tab: Step = { do: 'press', key: 'Tab' }
const lock: Step = { do: 'wallet.lock', wallet: 'fox', locked: true }
const typed = (text: string): Step => ({ do: 'type', target: email, text })

/** A recording that begins at 1,000. */
function createSteps({ isFlowing = false } = {}) {
  const time = { now: 1_000 }
  let recording = emptyRecording
  let calls = 0
  const note = (event: RecordingEvent) => {
    recording = transition(recording, event, { now: time.now, mark: { at: time.now, lines: 0 } })
  }
  note({ type: 'opened', startedAt: 1_000 })
  const add = (step: Step, keys?: Keys) => note({ type: 'acted', step, keys })
  const keys = (part: Partial<Keys> = {}): Keys => ({
    count: 1,
    continuesTyping: false,
    isWhole: false,
    isSecret: false,
    ...part,
  })
  return {
    note,
    add,
    steps: () => recording.steps.map(({ step }) => step),
    removeAt: (at: number) => note({ type: 'removed', id: recording.steps[at]?.id ?? 0 }),
    wait: (ms: number) => (time.now += ms),
    type: (text: string, continuesTyping = false) => add(typed(text), keys({ continuesTyping })),
    code: (step: Step, count: number, continuesTyping = true) =>
      add(step, keys({ count, continuesTyping, isWhole: true })),
    secret: (continuesTyping: boolean) =>
      add(
        { do: 'typeSecret', target: email, secret: 'PIN' },
        keys({ continuesTyping, isWhole: true, isSecret: true }),
      ),
    call(...steps: readonly Step[]) {
      const call = (calls += 1)
      note({ type: 'called', call, steps, isFlowing })
      return {
        returns: () => note({ type: 'returned', call }),
        throws: () => note({ type: 'threw', call }),
      }
    },
  }
}

it('records the keys of one typing as one step with their times, from the click that came before', () => {
  const { add, steps, wait, type } = createSteps()
  wait(5_000)
  add(click)
  wait(700)
  type('a')
  wait(120)
  type('d', true)
  type('a', true)
  expect(steps()).toEqual([{ ...typed('ada'), after: 5_000, delays: [700, 120, 0] }])
})

it('goes on with a typing in a step of its own when something else was done', () => {
  const { steps, wait, type, call } = createSteps()
  type('a')
  wait(50)
  call(lock)
  wait(60)
  type('d', true)
  wait(70)
  type('a', true)
  expect(steps()).toEqual([
    typed('a'),
    { ...lock, after: 50 },
    { ...typed('da'), after: 60, delays: [0, 70] },
  ])
})

it('keeps the click on another element than the one that is typed into', () => {
  const { add, steps } = createSteps()
  const other: Step = { do: 'click', target: { ...email, nth: 1 } }
  const paste: Step = { do: 'paste', target: email, text: 'ada' }
  add(other)
  add(paste)
  expect(steps()).toEqual([other, paste])
})

it('counts presses of the same key with their times', () => {
  const { add, steps, wait } = createSteps()
  add(tab)
  wait(300)
  add(tab)
  wait(200)
  add({ do: 'press', key: 'Enter' })
  add(tab)
  expect(steps()).toEqual([
    { ...tab, times: 2, delays: [0, 300] },
    { do: 'press', key: 'Enter', after: 200 },
    tab,
  ])
})

it('keeps the times of the digits of a code that are left, after one was deleted', () => {
  const { add, steps, wait, code } = createSteps()
  add(click)
  wait(10)
  code(typed('1'), 1, false)
  wait(20)
  code(typed('15'), 2)
  wait(30)
  code(typed('1'), 1)
  wait(40)
  code({ do: 'typeCode', email: 'ada@example.com' }, 2)
  expect(steps()).toEqual([{ do: 'typeCode', email: 'ada@example.com', delays: [10, 90] }])
})

it('types a secret when its last key was pressed, and records nothing of the other ones', () => {
  const { add, steps, wait, secret } = createSteps()
  wait(500)
  add(click)
  wait(100)
  secret(false)
  wait(200)
  secret(true)
  wait(50)
  add(tab)
  expect(steps()).toEqual([
    { do: 'typeSecret', target: email, secret: 'PIN', after: 800 },
    { ...tab, after: 50 },
  ])
})

it('merges changes of the variables of the theme, at the moment of the last one', () => {
  const { add, steps, wait } = createSteps()
  const setTo = (accent: string): Step => ({ do: 'host.setThemeVariables', variables: { accent } })
  const mode: Step = { do: 'host.setThemeMode', mode: 'dark' }
  add(setTo('#a04'))
  wait(100)
  add(setTo('#a05'))
  add(mode)
  add(setTo('#a06'))
  expect(steps()).toEqual([{ ...setTo('#a05'), after: 100 }, mode, setTo('#a06')])
})

it('records what a person does while the clock runs ahead at its moment, and the rest of the time after it', () => {
  const { add, steps, wait, call } = createSteps()
  wait(10)
  const run = call({ do: 'run', ms: 60_000 })
  wait(20_000)
  add(tab)
  wait(40_000)
  run.returns()
  add(click)
  expect(steps()).toEqual([
    { do: 'run', ms: 20_000, after: 10 },
    tab,
    { do: 'run', ms: 40_000 },
    click,
  ])
})

it('records before a run what a person does before its time passes', () => {
  const { add, steps, wait, call } = createSteps()
  wait(10)
  const run = call({ do: 'runToNext' })
  add(tab)
  wait(40_000)
  run.returns()
  expect(steps()).toEqual([
    { ...tab, after: 10 },
    { do: 'run', ms: 40_000 },
  ])
})

it('records the time of a run that failed on its way, and not a run that did not begin', () => {
  const { steps, wait, call } = createSteps()
  const failing = call({ do: 'run', ms: 60_000 })
  wait(20_000)
  const refused = call({ do: 'run', ms: 1 })
  refused.throws()
  failing.throws()
  expect(steps()).toEqual([{ do: 'run', ms: 20_000 }])
})

it('records a jump to the next timer as such, or as its time where time flows besides', () => {
  const exact = createSteps()
  const run = exact.call({ do: 'runToNext' })
  exact.wait(400)
  run.returns()
  expect(exact.steps()).toEqual([{ do: 'runToNext' }])
  const flowing = createSteps({ isFlowing: true })
  const other = flowing.call({ do: 'runToNext' })
  flowing.wait(416)
  other.returns()
  expect(flowing.steps()).toEqual([{ do: 'run', ms: 416 }])
})

it('records time that flows before a jump before it', () => {
  const { add, steps, wait, call } = createSteps({ isFlowing: true })
  const jump: Step = { do: 'jump', ms: 5_000 }
  const jumping = call(jump)
  wait(5_016)
  jumping.returns()
  const failing = call(jump)
  failing.throws()
  add(tab)
  expect(steps()).toEqual([{ ...jump, after: 16 }, tab])
})

it('counts the time before a step that is taken back for the next one', () => {
  const { note, add, steps, removeAt, wait, call } = createSteps()
  wait(100)
  call(lock).throws()
  wait(20)
  add(tab)
  wait(3)
  note({ type: 'checked', step: { expect: 'modal', open: true } })
  note({ type: 'undone' })
  wait(4)
  add(click)
  expect(steps()).toEqual([
    { ...tab, after: 120 },
    { ...click, after: 7 },
  ])
  removeAt(0)
  expect(steps()).toEqual([{ ...click, after: 127 }])
  note({ type: 'undone' })
  removeAt(1)
  add(lock)
  expect(steps()).toEqual([
    { ...tab, after: 120 },
    { ...lock, after: 7 },
  ])
})

it('adds the time since the last step as a step', () => {
  const { note, add, steps, wait } = createSteps()
  add(tab)
  note({ type: 'paused' })
  wait(900)
  note({ type: 'paused' })
  note({ type: 'played', step: tab })
  note({ type: 'paused' })
  expect(steps()).toEqual([tab, { do: 'run', ms: 900 }, tab])
})

it('counts the time before a check once when it is undone and made again', () => {
  const { note, add, steps, wait } = createSteps()
  wait(5)
  note({ type: 'checked', step: { expect: 'modal', open: true } })
  wait(3)
  add(tab)
  note({ type: 'undone' })
  note({ type: 'redone' })
  expect(steps()).toEqual([
    { expect: 'modal', open: true, after: 5 },
    { ...tab, after: 3 },
  ])
})

it('gives the time of a run that ends first to the one that began later', () => {
  const { call, add, steps, wait } = createSteps()
  const outer = call({ do: 'run', ms: 100 })
  wait(10)
  const inner = call({ do: 'run', ms: 50 })
  wait(20)
  outer.returns()
  wait(30)
  inner.returns()
  add(tab)
  expect(steps()).toEqual([{ do: 'run', ms: 10 }, { do: 'run', ms: 50 }, tab])
})
