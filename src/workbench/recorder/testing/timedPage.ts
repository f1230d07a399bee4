import { boolean, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { createVirtualClock } from '../../../backends/mock/clock/virtualClock.ts'
import type { PageDriver, StagePort, Step } from '../../../scenarios/index.ts'
import { playStep } from '../../../scenarios/index.ts'
import { createRecording } from './recording.ts'

/** As in `createRecording`. */
const startedAt = 1_000
const realClock = () =>
  createVirtualClock({
    startedAt: 0,
    platform: { now: () => 0, setTimer: () => () => undefined } as never,
  })

const byName = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLButtonElement>(
    `[aria-label="${name}"]`,
  ) as HTMLInputElement & HTMLButtonElement

/** Dispatches the event of a person, or that of a script. */
function dispatch(element: EventTarget, event: Event, isTrusted: boolean) {
  Object.defineProperty(event, 'isTrusted', { value: isTrusted })
  element.dispatchEvent(event)
}

/** Dispatches input events as a browser does for a person (trusted), or as a script does (untrusted). */
function handsOf(isTrusted: boolean) {
  let focused = byName('Search')
  const send = (event: Event, to: EventTarget = focused) => dispatch(to, event, isTrusted)
  function edit(value: string, init: InputEventInit) {
    const options = { bubbles: true, composed: true, ...init }
    send(new InputEvent('beforeinput', options))
    if (focused.value === value) return
    focused.value = value
    send(new InputEvent('input', options))
  }
  return {
    click(name: string) {
      focused = byName(name)
      send(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }))
    },
    key: (letter: string) =>
      edit(`${focused.value}${letter}`, { inputType: 'insertText', data: letter }),
    backspace: () => edit(focused.value.slice(0, -1), { inputType: 'deleteContentBackward' }),
    paste: (text: string) => edit(`${focused.value}${text}`, { inputType: 'insertFromPaste' }),
    replace: (letter: string) => edit(letter, { inputType: 'insertText', data: letter }),
    press: (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true })),
  }
}

/** A page with what a page does: it polls, waits after keys, and answers a click later. */
function openPage() {
  document.body.innerHTML = `<main><input type="search" aria-label="Search"><input type="text" aria-label="Note"><button aria-label="Go"></button></main>`
  const platform = realClock()
  const clock = createVirtualClock({ startedAt, platform })
  const seen: string[] = []
  let isOpen = true
  const see = (what: string) => isOpen && seen.push(`${clock.now() - startedAt} ${what}`)
  const stop = new AbortController()
  let waiting = () => {}
  clock.every('poll', 700, () => see('polled'))
  document.addEventListener(
    'input',
    (event) => {
      const field = event.target as HTMLInputElement
      const { value } = field
      see(`${field.getAttribute('aria-label')} ${value}`)
      waiting()
      waiting = clock.setTimer('debounce', 300, () => see(`searched for ${value}`))
    },
    { signal: stop.signal },
  )
  byName('Go').addEventListener('click', () => {
    see('go')
    clock.setTimer('work', 1_100, () => see('went'))
  })
  document.addEventListener('keydown', ({ key }) => see(key), { signal: stop.signal })
  return {
    platform,
    clock,
    seen,
    see,
    close() {
      isOpen = false
      stop.abort()
    },
  }
}

/** What a person does. */
export const acts = oneof(
  { weight: 4, arbitrary: record({ idle: integer({ min: 1, max: 3_000 }) }) },
  { weight: 2, arbitrary: record({ rate: constantFrom(0, 0.5, 1, 10, 60) }) },
  { weight: 3, arbitrary: record({ click: constantFrom('Search', 'Note', 'Go') }) },
  { weight: 6, arbitrary: record({ key: constantFrom('a', 'b', 'é', '\b') }) },
  { weight: 1, arbitrary: record({ paste: constantFrom('pasted', 'x') }) },
  { weight: 1, arbitrary: record({ replace: constantFrom('r', 's') }) },
  { weight: 2, arbitrary: record({ press: constantFrom('Enter', 'Escape') }) },
  { weight: 1, arbitrary: record({ lock: boolean() }) },
  { weight: 1, arbitrary: record({ run: integer({ min: 1, max: 5_000 }) }) },
  { weight: 1, arbitrary: record({ runAround: integer({ min: 1, max: 5_000 }) }) },
  { weight: 1, arbitrary: record({ jump: integer({ min: 1, max: 5_000 }) }) },
  { weight: 1, arbitrary: record({ next: constant(true) }) },
  { weight: 1, arbitrary: record({ check: constant(true) }) },
)

type Act = Readonly<
  Partial<{
    idle: number
    rate: number
    click: string
    key: string
    paste: string
    replace: string
    press: string
    lock: boolean
    run: number
    runAround: number
    jump: number
    next: boolean
    check: boolean
  }>
>

/** Does what a person does, and records it. */
export async function playByHand(all: readonly Act[]) {
  const page = openPage()
  const { clock, platform, see } = page
  const recording = createRecording({ clock, onLock: (locked) => see(`locked ${locked}`) })
  const panels = recording.panels()
  const hands = handsOf(true)
  hands.click('Search')
  clock.resume(1)
  let steps = recording.steps()
  /** What was seen up to the last step: the person only waited after it. */
  let until = page.seen.length
  /** A field is focused: keys go there. */
  let isField = true
  const doings: { readonly [K in keyof Act]-?: (value: NonNullable<Act[K]>) => unknown } = {
    idle: (ms) => platform.run(ms),
    rate: (rate) => (rate === 0 ? clock.pause() : clock.resume(rate)),
    click(name) {
      isField = name !== 'Go'
      hands.click(name)
    },
    key: (key) => isField && (key === '\b' ? hands.backspace() : hands.key(key)),
    paste: (text) => isField && hands.paste(text),
    replace: (key) => isField && hands.replace(key),
    press: hands.press,
    lock: (locked) => panels.simulator.wallets.lock('fox', locked),
    run: (ms) => panels.simulator.clock.run(ms),
    async runAround(ms) {
      const running = panels.simulator.clock.run(ms)
      for (let turn = 0; turn < ms % 40; turn += 1) await Promise.resolve()
      hands.press('Tab')
      panels.simulator.wallets.lock('fox', true)
      await running
    },
    jump: (ms) => panels.simulator.clock.jump(ms),
    next: () => panels.simulator.clock.runToNext(),
    check() {
      recording.recorder.expect({ expect: 'modal', open: true })
      see('checked')
    },
  }
  for (const act of all) {
    for (const [name, value] of Object.entries(act)) {
      await (doings[name as keyof Act] as (value: unknown) => unknown)(value)
      const now = recording.steps()
      if (now.at(-1) !== steps.at(-1)) until = page.seen.length
      steps = now
    }
  }
  clock.pause()
  page.close()
  recording.stop()
  return { steps, seen: page.seen.slice(0, until) }
}

/** Plays steps on a new page, whose clock only they move. */
export async function replay(steps: readonly Step[]) {
  const page = openPage()
  const { clock, see } = page
  const hands = handsOf(false)
  const typeKeys = (text: string) => {
    for (const key of text)
      if (key === '\b') hands.backspace()
      else hands.key(key)
  }
  const driver: PageDriver = {
    async act(step) {
      if (step.do === 'press') {
        for (let time = step.times ?? 1; time > 0; time -= 1) hands.press(step.key)
        return
      }
      if (!('target' in step)) throw new Error(step.do)
      hands.click(step.target.name ?? '')
      if (step.do === 'type') typeKeys(step.text)
      if (step.do === 'paste') hands.paste(step.text)
      if (step.do === 'retype') {
        const [first = '', ...more] = step.text
        hands.replace(first)
        typeKeys(more.join(''))
      }
    },
    typeOn: async (text) => typeKeys(text),
    typeCode: () => Promise.reject(new Error('There is no code.')),
    reload: () => Promise.reject(new Error('There is no other page.')),
  }
  const stage = {
    async act(step) {
      if (step.do === 'run') await clock.run(step.ms)
      if (step.do === 'jump') await clock.jump(step.ms)
      if (step.do === 'runToNext') await clock.runToNext()
      if (step.do === 'wallet.lock') see(`locked ${step.locked}`)
    },
    async meet() {
      see('checked')
      return { ok: true, actual: '', reasons: [] }
    },
  } as Pick<StagePort, 'act' | 'meet'> as StagePort
  for (const step of steps) await playStep(step, driver, stage)
  page.close()
  return page.seen
}
