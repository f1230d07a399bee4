// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { version } from '../../../package.json'
import type { Scenario, Step } from '../../scenarios/index.ts'
import type { StageApi } from '../stage/stageApi.ts'
import type { Player, PlayerState } from '../state/player.ts'
import type { StageLink, StageLinkState } from '../state/stageLink.ts'
import { createKeptRecordings } from '../stage/keptRecordings.ts'
import { createRecorder } from './recorder.ts'

const startedAt = 1_000

/** A recorder of a stage whose clock is set by hand. */
function createRecording({
  steps = [],
  isRecorded = true,
}: { steps?: readonly Step[]; isRecorded?: boolean } = {}) {
  const time = { now: startedAt, firedAt: undefined as number | undefined }
  const scenario: Scenario = { id: 'free-play', title: 'Free play', tags: [], steps }
  const none = {}
  const lines: string[] = []
  let isPrepared = false
  let rate = 0
  let reloadsTo: StageApi | undefined
  const simulator = {
    world: { get: () => ({ seed: 7, startedAt }) },
    wallets: {
      lock: () => undefined,
      approve: () => Promise.reject(new Error('gone')),
      requests: () => [{ id: 1, walletKey: 'fox', method: 'eth_accounts' }],
    },
    chains: { solana: none },
    clock: {
      state: 'running',
      resume: (wanted: number) => {
        rate = wanted
      },
      now: () => time.now,
      get firedAt() {
        return time.firedAt
      },
      run(ms: number) {
        time.now += ms
        time.firedAt = time.now
        return Promise.resolve()
      },
    },
    phone: none,
    mailbox: none,
    social: none,
    farcaster: none,
    secureSite: none,
    onramp: none,
    faults: none,
  }
  const timelineLog = { lines: () => lines, count: () => lines.length }
  const api = {
    scenario,
    simulator,
    timelineLog,
    prepareReload: () => {
      isPrepared = true
      return Promise.resolve()
    },
  } as unknown as StageApi
  reloadsTo = api
  const ready: StageLinkState = { generation: 1, status: 'ready', thrown: [], api }
  const stage = createStore<StageLinkState>(() => ready)
  const player = createStore<PlayerState>(() => ({ status: 'idle', results: [] }))
  let stored: string | null = null
  const kept = createKeptRecordings({
    getItem: () => stored,
    setItem: (_, text) => (stored = text),
  })
  const address = { device: 'iphone' as const }
  const recorder = createRecorder({
    stage: {
      store: stage,
      frame: () => ({ contentDocument: document }),
      reload: () => (reloadsTo ? Promise.resolve(reloadsTo) : Promise.reject(new Error('gone'))),
    } as unknown as StageLink,
    player: { store: player } as Player,
    kept,
    address: () => address,
    isRecorded,
    browser: 'Test/1.0',
  })
  const stop = recorder.start()
  return {
    recorder,
    /** Writes a line of the timeline. */
    write: (line: string) => lines.push(line),
    time,
    player,
    kept,
    stop,
    lock: (locked: boolean) => recorder.recorded(api).simulator.wallets.lock('fox', locked),
    approve: () => recorder.recorded(api).simulator.wallets.approve(1),
    run: (ms: number) => recorder.recorded(api).simulator.clock.run(ms),
    leave: () => stage.setState({ generation: 2 }),
    failReload: () => {
      reloadsTo = undefined
    },
    rate: () => rate,
    isPrepared: () => isPrepared,
    /** The ids of the first two steps. */
    ids: () =>
      recorder.store
        .getState()
        .steps.slice(0, 2)
        .map(({ id }) => id) as [number, number],
    steps: () => recorder.store.getState().steps.map(({ step }) => step),
  }
}

const lock: Step = { do: 'wallet.lock', wallet: 'fox', locked: true }
const unlock: Step = { do: 'wallet.lock', wallet: 'fox', locked: false }

it('records the time before a step when a timer was due in it', () => {
  const { time, lock: setLocked, steps } = createRecording()
  time.now += 400
  setLocked(true)
  expect(steps()).toEqual([lock])
  time.now += 600
  time.firedAt = time.now
  time.now += 50
  setLocked(false)
  expect(steps()).toEqual([lock, { do: 'run', ms: 1_050 }, unlock])
})

it('records time that a person runs once', async () => {
  const { run, lock: setLocked, steps } = createRecording()
  await run(60_000)
  setLocked(true)
  expect(steps()).toEqual([{ do: 'run', ms: 60_000 }, lock])
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

it('saves under a title, and adds what is recorded later to the same recording', () => {
  const { leave, kept, lock: setLocked, recorder } = createRecording()
  setLocked(true)
  expect(recorder.save(' Locked ')).toBe('recorded-1')
  setLocked(false)
  leave()
  expect(kept.list().map(({ id, title, steps }) => [id, title, steps])).toEqual([
    ['recorded-1', 'Locked', [lock, unlock]],
  ])
})

it('renames a recording that is saved a second time', () => {
  const { lock: setLocked, recorder } = createRecording()
  setLocked(true)
  const id = recorder.save('')
  expect(recorder.save('Named later')).toBe(id)
  const titles = recorder.store.getState().kept.map(({ title }) => title)
  expect(titles).toEqual(['Named later'])
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

it('records and keeps nothing beside a host’s own page', () => {
  const { kept, leave, lock: setLocked, steps, stop } = createRecording({ isRecorded: false })
  setLocked(true)
  expect(steps()).toEqual([])
  leave()
  stop()
  expect(kept.list()).toEqual([])
})

it('makes a file of manual steps, with the start of each in the timeline', () => {
  const { recorder, lock: setLocked, time, write } = createRecording()
  setLocked(true)
  write('view {}')
  time.now += 40
  setLocked(false)
  write('toast {}')
  expect(recorder.runFile()).toEqual({
    format: 'foyer-run',
    version: 1,
    foyerkit: version,
    browser: 'Test/1.0',
    recording: recorder.scenario(),
    steps: [
      { at: 0, lines: 0, by: 'manual' },
      { at: 40, lines: 1, by: 'manual' },
    ],
    timeline: ['view {}', 'toast {}'],
    errors: [],
  })
})

it('makes a file of a failed play that ends at the failed step, under the title of the scenario', () => {
  const press: Step = { do: 'press', key: 'Tab' }
  const check: Step = { expect: 'modal', open: true }
  const { player, recorder, write } = createRecording({ steps: [press, check, press] })
  player.setState({ results: [{ state: 'running' }] })
  write('view {}')
  player.setState({ results: [{ state: 'done' }] })
  player.setState({ results: [{ state: 'done' }, { state: 'running' }] })
  player.setState({ results: [{ state: 'done' }, { state: 'failed', error: 'Expected: open' }] })
  const { recording, steps, failure } = recorder.runFile()
  expect(recording).toMatchObject({ id: 'free-play', title: 'Free play', steps: [press, check] })
  expect(steps).toEqual([
    { at: 0, lines: 0, by: 'played' },
    { at: 0, lines: 1, by: 'played' },
  ])
  expect(failure).toEqual({ step: 2, message: 'Expected: open' })
})

it('leaves the timeline out of the file when steps were moved, and keeps it after an added check', () => {
  const { recorder, lock: setLocked, ids, write } = createRecording()
  setLocked(true)
  setLocked(false)
  write('view {}')
  recorder.expect({ expect: 'modal', open: true })
  expect(recorder.runFile().timeline).toEqual(['view {}'])
  recorder.move(ids()[0], 1)
  expect(recorder.runFile()).toMatchObject({ steps: [], timeline: [] })
  recorder.undo()
  expect(recorder.runFile().steps).toHaveLength(3)
})

it('records a reload, keeps the world for it, and lets time flow as before', async () => {
  const { isPrepared, rate, recorder, steps } = createRecording()
  await recorder.reload()
  expect(steps()).toEqual([{ do: 'reload' }])
  expect(isPrepared()).toBe(true)
  expect(rate()).toBe(1)
})

it('leaves it to the stage to say that a reload has failed', async () => {
  const { failReload, rate, recorder } = createRecording()
  failReload()
  await recorder.reload()
  expect(rate()).toBe(0)
})
