import { createStore } from 'zustand/vanilla'
import { expect, it } from 'vitest'
import type { Step } from '../../scenarios/index.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import type { PlayerState } from '../player/player.ts'
import type { RecorderState } from '../recorder/recorder.ts'
import type { StageLinkState } from '../state/stageLink.ts'
import { createComparison } from './comparison.ts'

const tab: Step = { do: 'press', key: 'Tab' }

const runOf = (id: string, steps: readonly Step[], part: Partial<RunFile> = {}): RunFile => ({
  format: 'foyer-run',
  version: 1,
  foyerkit: '0.1.0',
  browser: 'Test/1.0',
  recording: { id, title: id.toUpperCase(), tags: [], steps },
  steps: steps.map(() => ({ at: 0, lines: 0, by: 'played' })),
  timeline: [],
  errors: [],
  ...part,
})

/** A comparison beside a stage, a player and a recorder whose runs the test decides. */
function createCompared() {
  const stage = createStore<StageLinkState>(() => ({ generation: 1, status: 'ready', thrown: [] }))
  const player = createStore<PlayerState>(() => ({ status: 'idle', results: [], breakpoints: {} }))
  const recorder = createStore(() => ({ steps: [], kept: [] }) as unknown as RecorderState)
  let run = runOf('a', [])
  let now = 1_000
  const comparison = createComparison({
    stage: { store: stage },
    player: { store: player },
    recorder: { store: recorder, runFile: () => run },
    clock: { now: () => now },
  })
  const stop = comparison.follow()
  return {
    comparison,
    player,
    stop,
    state: () => comparison.store.getState(),
    /** The recorder has this run now. */
    record(next: RunFile) {
      run = next
      recorder.setState({ steps: next.recording.steps as unknown as RecorderState['steps'] })
    },
    keep: (kept: RecorderState['kept']) => recorder.setState({ kept }),
    /** Leaves the stage, as the player and the recorder do. */
    leave() {
      now += 1_000
      player.setState({ status: 'idle', results: [] })
      stage.setState({ generation: stage.getState().generation + 1 })
      recorder.setState({ steps: [] })
    },
  }
}

it('keeps the run of a stage that is left, and compares it with the present one', () => {
  const { comparison, record, leave, state } = createCompared()
  record(runOf('a', [tab]))
  leave()
  record(runOf('a', [tab, tab]))
  comparison.show(true)
  expect(state()).toMatchObject({
    isOpen: true,
    earlier: [{ from: 2_000 }],
    one: { run: { recording: { steps: [tab] } } },
    other: { id: 'now', run: { recording: { steps: [tab, tab] } } },
  })
})

it('keeps no run of a stage on which nothing was done, nor after it was stopped', () => {
  const { leave, record, stop, state } = createCompared()
  leave()
  expect(state().earlier).toEqual([])
  stop()
  record(runOf('a', [tab]))
  leave()
  expect(state().earlier).toEqual([])
})

it('keeps the failure of a play, unless a person went on by hand', () => {
  const { record, leave, player, state } = createCompared()
  const failure = { step: 2, message: 'Expected: open' }
  record(runOf('a', [tab], { failure }))
  player.setState({ status: 'failed' })
  leave()
  expect(state().earlier[0]?.run.failure).toEqual(failure)
  record(runOf('a', [tab], { failure }))
  player.setState({ status: 'failed' })
  record(runOf('a', [tab, tab]))
  leave()
  expect(state().earlier[0]?.run.failure).toBeUndefined()
})

it('keeps the present run in its place when its stage is left', () => {
  const { comparison, record, leave, state } = createCompared()
  record(runOf('a', [tab]))
  comparison.choose('one', 'now')
  record(runOf('a', [tab, tab]))
  leave()
  expect(state().one).toBe(state().earlier[0])
  expect(state().one?.run.recording.steps).toHaveLength(2)
})

it('chooses the newest run and the one of the same scenario before it', () => {
  const { comparison, record, leave, state } = createCompared()
  for (const id of ['a', 'b', 'a', 'c']) {
    record(runOf(id, [tab]))
    leave()
  }
  record(runOf('b', [tab]))
  comparison.chooseNewest()
  expect(state().one).toBe(state().earlier[2])
  comparison.swap()
  expect(state()).toMatchObject({ one: { id: 'now' }, other: { run: { recording: { id: 'b' } } } })
})

it('keeps the twenty newest runs', () => {
  const { record, leave, state } = createCompared()
  for (let count = 0; count < 22; count += 1) {
    record(runOf(`run-${count}`, [tab]))
    leave()
  }
  expect(state().earlier).toHaveLength(20)
  expect(state().earlier[0]?.run.recording.id).toBe('run-21')
})

it('opens run files and recordings, and says why another file cannot be compared', () => {
  const { comparison, keep, state } = createCompared()
  const run = runOf('a', [tab], { timeline: ['+0 ms a'] })
  expect(comparison.open('one', JSON.stringify(run), 'a.foyer')).toBeUndefined()
  expect(state().one).toMatchObject({ from: 'a.foyer', run: { timeline: ['+0 ms a'] } })
  expect(comparison.open('other', '{"title":"B","steps":[]}', 'b.json')).toBeUndefined()
  expect(state().other?.run).toMatchObject({ recording: { title: 'B' }, timeline: [] })
  expect(comparison.open('other', 'no JSON', 'c.txt')).toContain('is not JSON')
  expect(state().other?.from).toBe('b.json')
  expect(state().opened).toHaveLength(2)
  keep([{ id: 'kept-1', title: 'K', tags: [], steps: [tab] }])
  comparison.choose('other', 'kept:kept-1')
  expect(state().other?.run.recording.title).toBe('K')
})
