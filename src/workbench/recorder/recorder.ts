import { createStore } from 'zustand/vanilla'
import { actorOf, type Scenario, type StageStep, type Step } from '../../scenarios/index.ts'
import type { StageApi } from '../stage/stageApi.ts'
import type { StageAddress } from '../stage/stageUrl.ts'
import type { Player } from '../state/player.ts'
import type { RecordedStep, Recorder, RecorderState } from '../state/recorder.ts'
import type { StageLink } from '../state/stageLink.ts'
import { addStep } from './addStep.ts'
import type { KeptRecordings } from '../stage/keptRecordings.ts'
import { recordSimulator, type Reported } from './stepsOfCall.ts'
import { watchInput } from './watchInput.ts'

export interface RecorderOptions {
  readonly stage: StageLink
  readonly player: Player
  readonly kept: KeptRecordings
  readonly address: () => StageAddress
  /** See `StagePlace`. */
  readonly isRecorded: boolean
}

/** A change of the list that can be undone, also after more was recorded. */
interface Edit {
  readonly apply: (steps: readonly RecordedStep[]) => readonly RecordedStep[]
  readonly revert: (steps: readonly RecordedStep[]) => readonly RecordedStep[]
}

/** See `Recorder`. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { stage, player, kept, address, isRecorded } = options
  const store = createStore<RecorderState>(() => ({
    steps: [],
    canUndo: false,
    canRedo: false,
    kept: kept.list(),
  }))
  let done: Edit[] = []
  let undone: Edit[] = []
  let ids = 0
  /** Virtual ms since epoch up to which the recording has run. */
  let reached = 0
  let api: StageApi | undefined
  /** The same stage for the panels. */
  let recorded: StageApi | undefined
  /** The kept recording of this stage, once it was saved. */
  let saved: Pick<Scenario, 'id' | 'title'> | undefined
  /** Of the stage: the address bar may name the next one already. */
  let from: StageAddress = {}

  function set(steps: readonly RecordedStep[]) {
    store.setState({ steps, canUndo: done.length > 0, canRedo: undone.length > 0 })
  }
  const steps = () => store.getState().steps

  function append(step: Step, by: RecordedStep['by']) {
    set([...steps(), { id: nextId(), step, by }])
  }

  function nextId() {
    ids += 1
    return ids
  }

  /** Records the time since the last step, if a timer was due in it. */
  function recordTime() {
    if (!api) return
    const { clock } = api.simulator
    const now = clock.now()
    if (clock.firedAt === undefined || clock.firedAt <= reached) return
    append({ do: 'run', ms: now - reached }, 'manual')
    reached = now
  }

  function record(step: Step, goesOn = false): number {
    if (!goesOn) recordTime()
    undone = []
    const id = nextId()
    set(addStep(steps(), { id, step }, goesOn))
    return id
  }

  /** Records a call of a panel. */
  function recordCall(calls: readonly StageStep[]): Reported {
    const ids = calls.map((step) => record(step))
    return {
      done() {
        const movesTime = calls.some((step) => actorOf(step) === 'time')
        if (movesTime && api) reached = api.simulator.clock.now()
      },
      failed: () => set(steps().filter(({ id }) => !ids.includes(id))),
    }
  }

  function edit(change: Edit) {
    done = [...done, change]
    undone = []
    set(change.apply(steps()))
  }

  function scenario(): Scenario {
    if (!api) throw new Error('There is no recording: the stage is not ready.')
    const { scenario: played } = api
    const { device, seed, options } = from
    const isFree = played.steps.length === 0
    const count = steps().filter(({ by }) => by === 'played').length
    const where = count < played.steps.length ? `from step ${count}` : 'continued'
    return {
      ...played,
      id: isFree ? 'recording' : `${played.id}-continued`,
      title: isFree ? 'Recording' : `${played.title}, ${where}`,
      tags: ['recorded'],
      ...(seed === undefined ? {} : { seed }),
      ...(device === undefined ? {} : { device }),
      ...(options === undefined ? {} : { options: { ...played.options, ...options } }),
      steps: steps().map(({ step }) => step),
    }
  }

  /** Keeps the manual steps before the stage is left. */
  function keepManualSteps() {
    if (api && steps().some(({ by }) => by === 'manual')) keep(saved?.title ?? scenario().title)
  }

  function keep(title: string): string {
    const recording = { ...scenario(), title }
    const { id } = saved ?? kept.add(recording)
    if (saved) kept.update({ ...recording, id })
    saved = { id, title }
    store.setState({ kept: kept.list() })
    return id
  }

  function reset() {
    keepManualSteps()
    saved = undefined
    done = []
    undone = []
    api = undefined
    set([])
  }

  function follow(next: StageApi, page: Document): () => void {
    const isReload = api !== undefined
    api = next
    const simulator = recordSimulator(next.simulator, recordCall)
    recorded = Object.create(next, { simulator: { value: simulator } }) as StageApi
    if (!isReload) reached = next.simulator.world.get().startedAt
    from = { seed: next.simulator.world.get().seed, ...address() }
    return watchInput(page, (input) => {
      if ('step' in input) return record(input.step, input.goesOn)
      const mail = next.simulator.mailbox
        .mails()
        .findLast(({ kind, code }) => kind === 'code' && code === input.code)
      const target = { role: 'textbox', within: 'modal', nth: 0 } as const
      return record(
        mail ? { do: 'typeCode', email: mail.to } : { do: 'type', target, text: input.code },
        input.goesOn,
      )
    })
  }

  return {
    store,
    scenario,
    save: (title) => keep(title.trim() || scenario().title),
    add(recording) {
      const { id } = kept.add(recording)
      store.setState({ kept: kept.list() })
      return id
    },
    forget(id) {
      kept.remove(id)
      if (saved?.id === id) saved = undefined
      store.setState({ kept: kept.list() })
    },
    recorded: (live) => (live === api && recorded ? recorded : live),
    expect(step) {
      const added: RecordedStep = { id: nextId(), step, by: 'manual' }
      recordTime()
      edit({
        apply: (list) => [...list, added],
        revert: (list) => list.filter(({ id }) => id !== added.id),
      })
    },
    remove(id) {
      const at = steps().findIndex((each) => each.id === id)
      const removed = steps()[at]
      if (!removed) return
      edit({
        apply: (list) => list.filter((each) => each.id !== id),
        revert: (list) => list.toSpliced(at, 0, removed),
      })
    },
    move(id, by) {
      const at = steps().findIndex((each) => each.id === id)
      if (at < 0 || !steps()[at + by]) return
      const swap: Edit['apply'] = (list) => swapWith(list, at, at + by)
      edit({ apply: swap, revert: swap })
    },
    undo() {
      const last = done.at(-1)
      if (!last) return
      done = done.slice(0, -1)
      undone = [...undone, last]
      set(last.revert(steps()))
    },
    redo() {
      const last = undone.at(-1)
      if (!last) return
      undone = undone.slice(0, -1)
      done = [...done, last]
      set(last.apply(steps()))
    },
    start() {
      if (!isRecorded) return () => {}
      let unwatch = () => {}
      let generation = -1
      let watched: StageApi | undefined
      let played = 0
      const look = () => {
        const state = stage.store.getState()
        if (state.generation !== generation) {
          reset()
          generation = state.generation
          played = 0
        }
        if (state.api === watched) return
        unwatch()
        watched = state.api
        const page = stage.frame()?.contentDocument
        unwatch = state.api && page ? follow(state.api, page) : () => {}
      }
      const unfollowStage = stage.store.subscribe(look)
      look()
      const unfollowPlayer = player.store.subscribe(({ results }) => {
        if (results.length === 0) played = 0
        while (results[played]?.state === 'done') {
          const step = api?.scenario.steps[played]
          played += 1
          if (!api || !step) continue
          append(step, 'played')
          reached = api.simulator.clock.now()
        }
      })
      return () => {
        unwatch()
        unfollowStage()
        unfollowPlayer()
        keepManualSteps()
      }
    },
  }
}

function swapWith<T>(list: readonly T[], one: number, other: number): readonly T[] {
  const [first, second] = [list[one], list[other]]
  if (first === undefined || second === undefined) return list
  return list.with(one, second).with(other, first)
}
