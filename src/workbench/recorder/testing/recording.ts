import { createStore } from 'zustand/vanilla'
import type { VirtualClock } from '../../../backends/mock/clock/virtualClockTypes.ts'
import type { Scenario, Step } from '../../../scenarios/index.ts'
import { createKeptRecordings } from '../../../run/file/keptRecordings.ts'
import type { StageApi } from '../../../stage/stageApi.ts'
import type { StageAddress } from '../../../stage/stageUrl.ts'
import type { Player, PlayerState } from '../../player/player.ts'
import { createSecrets } from '../../../run/file/secrets.ts'
import type { StageLink, StageLinkState } from '../../state/stageLink.ts'
import { createRecorder, type RecorderOptions } from '../recorder.ts'

const startedAt = 1_000

/** A recorder of a stage whose clock is set by hand. */
export function createRecording({
  steps = [],
  records = 'always',
  page,
  clock,
  onLock = () => {},
  takeMoment = (_stage, _page, at) => ({ at, page: { html: '', details: new Map() }, facts: {} }),
}: {
  steps?: readonly Step[]
  records?: RecorderOptions['records']
  page?: string
  /** One that is set by hand if absent. */
  clock?: VirtualClock
  onLock?: (locked: boolean) => void
  takeMoment?: RecorderOptions['takeMoment']
} = {}) {
  const time = { now: startedAt }
  const scenario: Scenario = { id: 'free-play', title: 'Free play', tags: [], steps }
  const none = {}
  const lines: string[] = []
  let isPrepared = false
  let rate = 0
  let reloadsTo: StageApi | undefined
  const simulator = {
    world: { get: () => ({ seed: 7, startedAt }) },
    wallets: {
      lock: (_: string, locked: boolean) => onLock(locked),
      approve: () => Promise.reject(new Error('gone')),
      requests: () => [{ id: 1, walletKey: 'fox', method: 'eth_accounts' }],
    },
    chains: { solana: none },
    clock: clock ?? {
      state: 'running',
      rate: 60,
      resume: (wanted: number) => {
        rate = wanted
      },
      now: () => time.now,
      run(ms: number) {
        time.now += ms
        return Promise.resolve()
      },
    },
    phone: none,
    handset: none,
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
  const player = createStore<PlayerState>(() => ({ status: 'idle', results: [], breakpoints: {} }))
  const stored = new Map<string, string>()
  const kept = createKeptRecordings({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  })
  let address: StageAddress = { device: 'iphone' }
  const recorder = createRecorder({
    stage: {
      store: stage,
      frame: () => ({ contentDocument: document }),
      reload: () => (reloadsTo ? Promise.resolve(reloadsTo) : Promise.reject(new Error('gone'))),
    } as unknown as StageLink,
    player: { store: player } as Player,
    kept,
    secrets: createSecrets(),
    takeMoment,
    address: () => address,
    records,
    page: () => page,
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
    /** The stage for the panels. */
    panels: () => recorder.recorded(api),
    run: (ms: number) => recorder.recorded(api).simulator.clock.run(ms),
    /** The stage becomes another one. */
    leave: (generation = 2) => stage.setState({ generation }),
    /** Goes to another scenario. */
    go(wanted: string) {
      address = { ...address, scenario: wanted }
    },
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
