// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import { createRecording } from './testing/recording.ts'

const lock: Step = { do: 'wallet.lock', wallet: 'fox', locked: true }
const unlock: Step = { do: 'wallet.lock', wallet: 'fox', locked: false }

it('records the time before each step', () => {
  const { time, lock: setLocked, steps } = createRecording()
  time.now += 400
  setLocked(true)
  setLocked(true)
  time.now += 650
  setLocked(false)
  expect(steps()).toEqual([{ ...lock, after: 400 }, lock, { ...unlock, after: 650 }])
})

it('records one `run` when a person runs the clock', async () => {
  const { run, lock: setLocked, steps } = createRecording()
  await run(60_000)
  setLocked(true)
  expect(steps()).toEqual([{ do: 'run', ms: 60_000 }, lock])
})

it('keeps the moment before each step, also after steps were moved, and looks at the present after a new one', () => {
  const { recorder, lock: setLocked, time, ids } = createRecording()
  setLocked(true)
  time.now += 300
  setLocked(false)
  recorder.lookAt(1)
  expect(recorder.store.getState().lookedAt).toBe(1)
  time.now += 50
  expect([0, 1, 2].map((count) => recorder.momentAfter(count)?.at)).toEqual([0, 300, 350])
  recorder.move(ids()[0], 1)
  expect([0, 1].map((count) => recorder.momentAfter(count)?.at)).toEqual([300, 0])
  expect(recorder.store.getState().lookedAt).toBeUndefined()
})

it('records a step of a stage whose moment cannot be kept', () => {
  const {
    recorder,
    lock: setLocked,
    steps,
  } = createRecording({
    takeMoment() {
      throw new Error('broken')
    },
  })
  setLocked(true)
  expect(steps()).toEqual([lock])
  expect(recorder.momentAfter(0)).toBeUndefined()
})

it('records nothing when a decision fails', async () => {
  const { approve, steps } = createRecording()
  await expect(approve()).rejects.toThrow('gone')
  expect(steps()).toEqual([])
})

it('records the steps of the player before the manual ones', () => {
  const press: Step = { do: 'press', key: 'Tab' }
  const { player, lock: setLocked, recorder, steps } = createRecording({ steps: [press, press] })
  player.setState({ results: [{ state: 'running' }] })
  player.setState({ results: [{ state: 'done' }] })
  player.setState({ results: [{ state: 'done' }, { state: 'failed' }] })
  setLocked(true)
  expect(steps()).toEqual([press, lock])
  expect(recorder.store.getState().steps.map(({ by }) => by)).toEqual(['played', 'manual'])
})

it('removes, moves and adds steps, and undoes and redoes that after more was recorded', () => {
  const { recorder, lock: setLocked, steps, ids } = createRecording()
  const check: Step = { expect: 'modal', open: true }
  setLocked(true)
  setLocked(false)
  recorder.expect(check)
  const [first, second] = ids()
  recorder.move(first, 1)
  expect(steps()).toEqual([unlock, lock, check])
  recorder.remove(second)
  expect(steps()).toEqual([lock, check])
  setLocked(true)
  expect(steps()).toEqual([lock, check, lock])
  recorder.undo()
  expect(steps()).toEqual([unlock, lock, check, lock])
  recorder.undo()
  expect(steps()).toEqual([lock, unlock, check, lock])
  recorder.redo()
  expect(steps()).toEqual([unlock, lock, check, lock])
  recorder.undo()
  recorder.undo()
  expect(steps()).toEqual([lock, unlock, lock])
  expect(recorder.store.getState()).toMatchObject({ canUndo: false, canRedo: true })
})

it('replaces and inserts steps, and undoes that', () => {
  const { recorder, lock: setLocked, steps, ids } = createRecording()
  const check: Step = { expect: 'modal', open: true }
  setLocked(true)
  setLocked(false)
  const [first] = ids()
  recorder.replace(first, unlock)
  recorder.insert(first, check)
  expect(steps()).toEqual([unlock, check, unlock])
  expect(recorder.runFile().timeline).toEqual([])
  recorder.undo()
  recorder.undo()
  expect(steps()).toEqual([lock, unlock])
  recorder.redo()
  expect(steps()).toEqual([unlock, unlock])
})

it('makes a scenario with the conditions of the stage', () => {
  const { recorder, lock: setLocked } = createRecording()
  setLocked(true)
  expect(recorder.scenario()).toEqual({
    id: 'recording',
    title: 'Recording',
    tags: ['recorded'],
    seed: 7,
    device: 'iphone',
    steps: [lock],
  })
})

it('keeps manual steps when the stage is left, and starts a new recording', () => {
  const { leave, kept, lock: setLocked, steps } = createRecording()
  setLocked(true)
  leave()
  expect(kept.list().map((one) => one.steps)).toEqual([[lock]])
  expect(steps()).toEqual([])
})

it('keeps a recording that the project has only if it has changed since', () => {
  const { leave, kept, lock: setLocked, recorder } = createRecording()
  setLocked(true)
  recorder.noteSaved()
  leave()
  expect(kept.list()).toEqual([])
  const changed = createRecording()
  changed.lock(true)
  changed.recorder.noteSaved()
  changed.lock(false)
  changed.leave()
  expect(changed.kept.list().map(({ steps }) => steps)).toEqual([[lock, unlock]])
})

it('saves under a title, and adds what is recorded later to the same recording', () => {
  const { leave, kept, lock: setLocked, recorder } = createRecording()
  setLocked(true)
  recorder.retitle(' Locked ')
  expect(recorder.save()).toBe('recorded-1')
  setLocked(false)
  leave()
  expect(kept.list().map(({ id, title, steps }) => [id, title, steps])).toEqual([
    ['recorded-1', 'Locked', [lock, unlock]],
  ])
})

it('renames a recording that is saved a second time', () => {
  const { lock: setLocked, recorder } = createRecording()
  setLocked(true)
  const id = recorder.save()
  recorder.retitle('Named later')
  expect(recorder.save()).toBe(id)
  const titles = recorder.store.getState().kept.map(({ title }) => title)
  expect(titles).toEqual(['Named later'])
})

it('names the run and what is kept after the title that was entered, and forgets it with the stage', () => {
  const { kept, leave, lock: setLocked, recorder } = createRecording()
  setLocked(true)
  recorder.retitle('Ada locks')
  expect(recorder.scenario()).toMatchObject({ id: 'ada-locks', title: 'Ada locks' })
  expect(recorder.runFile().recording).toMatchObject({ id: 'ada-locks', title: 'Ada locks' })
  leave()
  expect(kept.list().map(({ title }) => title)).toEqual(['Ada locks'])
  expect(recorder.store.getState().title).toBe('')
})

it('a scenario that was only played keeps its title and tags in the recording', () => {
  const press: Step = { do: 'press', key: 'Tab' }
  const { lock: setLocked, player, recorder } = createRecording({ steps: [press, press] })
  player.setState({ results: [{ state: 'done' }] })
  expect(recorder.scenario()).toMatchObject({ title: 'Free play', tags: [], steps: [press] })
  setLocked(true)
  expect(recorder.scenario()).toMatchObject({ title: 'Free play, from step 1', tags: ['recorded'] })
})

it('adds and deletes recordings that were made elsewhere', () => {
  const { recorder } = createRecording()
  const elsewhere = { id: 'x', title: 'Elsewhere', tags: [], steps: [lock] }
  const id = recorder.add(elsewhere)
  expect(recorder.store.getState().kept).toEqual([{ ...elsewhere, id }])
  recorder.forget(id)
  expect(recorder.store.getState().kept).toEqual([])
})

it('keeps manual steps when the workbench is left, and nothing where only the player played', () => {
  const manual = createRecording()
  manual.lock(true)
  manual.stop()
  expect(manual.kept.list()).toHaveLength(1)
  const played = createRecording({ steps: [{ do: 'press', key: 'Tab' }] })
  played.player.setState({ results: [{ state: 'done' }] })
  played.stop()
  expect(played.kept.list()).toEqual([])
})

it('records nothing beside a host’s own page until a person asks for it', async () => {
  const {
    kept,
    leave,
    lock: setLocked,
    recorder,
    steps,
    stop,
  } = createRecording({
    records: 'asked',
  })
  setLocked(true)
  await recorder.reload()
  expect(steps()).toEqual([])
  leave()
  stop()
  expect(kept.list()).toEqual([])
})

it('records beside a host’s own page between start and stop, with the page and the time up to the stop', () => {
  const {
    lock: setLocked,
    recorder,
    steps,
    time,
  } = createRecording({
    records: 'asked',
    page: '/cart',
  })
  recorder.turnOn()
  setLocked(true)
  time.now += 500
  recorder.turnOff()
  setLocked(false)
  expect(steps()).toEqual([
    { do: 'wallet.lock', wallet: 'fox', locked: true },
    { do: 'run', ms: 500 },
  ])
  expect(recorder.scenario().page).toBe('/cart')
})

it('follows the player beside a host’s own page, where nothing else is recorded', () => {
  const press = { do: 'press', key: 'Tab' } as const
  const { player, steps } = createRecording({ records: 'asked', steps: [press] })
  player.setState({ results: [{ state: 'done' }] })
  expect(steps()).toEqual([press])
})

it('records a reload, keeps the world for it, and lets time flow as before', async () => {
  const { isPrepared, rate, recorder, steps } = createRecording()
  await recorder.reload()
  expect(steps()).toEqual([{ do: 'reload' }])
  expect(isPrepared()).toBe(true)
  expect(rate()).toBe(60)
})

it('leaves it to the stage to say that a reload has failed', async () => {
  const { failReload, rate, recorder } = createRecording()
  failReload()
  await recorder.reload()
  expect(rate()).toBe(0)
})
