import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { createStepHistory } from './stepHistory.ts'
import { createTimedSteps, type Keys } from './timedSteps.ts'

const email = { role: 'textbox', name: 'Email' }
const click: Step = { do: 'click', target: email }
const tab: Step = { do: 'press', key: 'Tab' }
const lock: Step = { do: 'wallet.lock', wallet: 'fox', locked: true }
const typed = (text: string): Step => ({ do: 'type', target: email, text })

/** A recording that begins at 1,000. */
function createSteps({ isFlowing = false } = {}) {
  const time = { now: 1_000 }
  const history = createStepHistory(() => {})
  let ids = 0
  const timed = createTimedSteps(history, {
    now: () => time.now,
    isFlowing: () => isFlowing,
    mark: () => ({ at: time.now, lines: 0 }),
    newId: () => (ids += 1),
  })
  timed.begin(1_000)
  const keys = (part: Partial<Keys> = {}): Keys => ({
    count: 1,
    goesOn: false,
    isWhole: false,
    isSecret: false,
    ...part,
  })
  return {
    timed,
    history,
    steps: () => history.steps().map(({ step }) => step),
    removeAt: (at: number) => timed.edit(() => history.remove(history.steps()[at]?.id ?? 0)),
    wait: (ms: number) => (time.now += ms),
    type: (text: string, goesOn = false) => timed.add(typed(text), keys({ goesOn })),
    code: (step: Step, count: number, goesOn = true) =>
      timed.add(step, keys({ count, goesOn, isWhole: true })),
    secret: (goesOn: boolean) =>
      timed.add(
        { do: 'typeSecret', target: email, secret: 'PIN' },
        keys({ goesOn, isWhole: true, isSecret: true }),
      ),
  }
}

it('records the keys of one typing as one step with their times, from the click that came before', () => {
  const { timed, steps, type, wait } = createSteps()
  wait(5_000)
  timed.add(click)
  wait(700)
  type('a')
  wait(120)
  type('d', true)
  type('a', true)
  expect(steps()).toEqual([{ ...typed('ada'), after: 5_000, delays: [700, 120, 0] }])
})

it('goes on with a typing in a step of its own when something else was done', () => {
  const { timed, steps, type, wait } = createSteps()
  type('a')
  wait(50)
  timed.call([lock])
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
  const { timed, steps } = createSteps()
  const other: Step = { do: 'click', target: { ...email, nth: 1 } }
  const paste: Step = { do: 'paste', target: email, text: 'ada' }
  timed.add(other)
  timed.add(paste)
  expect(steps()).toEqual([other, paste])
})

it('counts presses of the same key with their times', () => {
  const { timed, steps, wait } = createSteps()
  timed.add(tab)
  wait(300)
  timed.add(tab)
  wait(200)
  timed.add({ do: 'press', key: 'Enter' })
  timed.add(tab)
  expect(steps()).toEqual([
    { ...tab, times: 2, delays: [0, 300] },
    { do: 'press', key: 'Enter', after: 200 },
    tab,
  ])
})

it('keeps the times of the digits of a code that are left, after one was deleted', () => {
  const { timed, steps, code, wait } = createSteps()
  timed.add(click)
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
  const { timed, steps, secret, wait } = createSteps()
  wait(500)
  timed.add(click)
  wait(100)
  secret(false)
  wait(200)
  secret(true)
  wait(50)
  timed.add(tab)
  expect(steps()).toEqual([
    { do: 'typeSecret', target: email, secret: 'PIN', after: 800 },
    { ...tab, after: 50 },
  ])
})

it('merges changes of the variables of the theme, at the moment of the last one', () => {
  const { timed, steps, wait } = createSteps()
  const setTo = (accent: string): Step => ({ do: 'host.setThemeVariables', variables: { accent } })
  const mode: Step = { do: 'host.setThemeMode', mode: 'dark' }
  timed.add(setTo('#a04'))
  wait(100)
  timed.add(setTo('#a05'))
  timed.add(mode)
  timed.add(setTo('#a06'))
  expect(steps()).toEqual([{ ...setTo('#a05'), after: 100 }, mode, setTo('#a06')])
})

it('records what a person does while the clock runs ahead at its moment, and the rest of the time after it', () => {
  const { timed, steps, wait } = createSteps()
  wait(10)
  const run = timed.call([{ do: 'run', ms: 60_000 }])
  wait(20_000)
  timed.add(tab)
  wait(40_000)
  run.done()
  timed.add(click)
  expect(steps()).toEqual([
    { do: 'run', ms: 20_000, after: 10 },
    tab,
    { do: 'run', ms: 40_000 },
    click,
  ])
})

it('records before a run what a person does before its time passes', () => {
  const { timed, steps, wait } = createSteps()
  wait(10)
  const run = timed.call([{ do: 'runToNext' }])
  timed.add(tab)
  wait(40_000)
  run.done()
  expect(steps()).toEqual([
    { ...tab, after: 10 },
    { do: 'run', ms: 40_000 },
  ])
})

it('records the time of a run that failed on its way, and not a run that did not begin', () => {
  const { timed, steps, wait } = createSteps()
  const failing = timed.call([{ do: 'run', ms: 60_000 }])
  wait(20_000)
  const refused = timed.call([{ do: 'run', ms: 1 }])
  refused.failed()
  failing.failed()
  expect(steps()).toEqual([{ do: 'run', ms: 20_000 }])
})

it('records a jump to the next timer as such, or as its time where time flows besides', () => {
  const exact = createSteps()
  const run = exact.timed.call([{ do: 'runToNext' }])
  exact.wait(400)
  run.done()
  expect(exact.steps()).toEqual([{ do: 'runToNext' }])
  const flowing = createSteps({ isFlowing: true })
  const other = flowing.timed.call([{ do: 'runToNext' }])
  flowing.wait(416)
  other.done()
  expect(flowing.steps()).toEqual([{ do: 'run', ms: 416 }])
})

it('records time that flows before a jump before it', () => {
  const { timed, steps, wait } = createSteps({ isFlowing: true })
  const jump: Step = { do: 'jump', ms: 5_000 }
  const jumping = timed.call([jump])
  wait(5_016)
  jumping.done()
  const failing = timed.call([jump])
  failing.failed()
  timed.add(tab)
  expect(steps()).toEqual([{ ...jump, after: 16 }, tab])
})

it('counts the time before a step that is taken back for the next one', () => {
  const { timed, history, removeAt, steps, wait } = createSteps()
  wait(100)
  timed.call([lock]).failed()
  wait(20)
  timed.add(tab)
  wait(3)
  timed.check({ expect: 'modal', open: true })
  timed.edit(history.undo)
  wait(4)
  timed.add(click)
  expect(steps()).toEqual([
    { ...tab, after: 120 },
    { ...click, after: 7 },
  ])
  removeAt(0)
  expect(steps()).toEqual([{ ...click, after: 127 }])
  timed.edit(history.undo)
  removeAt(1)
  timed.add(lock)
  expect(steps()).toEqual([
    { ...tab, after: 120 },
    { ...lock, after: 7 },
  ])
})

it('adds the time since the last step as a step', () => {
  const { timed, steps, wait } = createSteps()
  timed.add(tab)
  timed.rest()
  wait(900)
  timed.rest()
  timed.played(tab, { at: 0, lines: 0 })
  timed.rest()
  expect(steps()).toEqual([tab, { do: 'run', ms: 900 }, tab])
})
