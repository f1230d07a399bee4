import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'
import type { Scenario, StageStep, Step } from '../../scenarios/index.ts'
import type { Branch, KeptRecordings } from '../../run/file/keptRecordings.ts'
import type { RunFile } from '../../run/file/runFile.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { StagePlace } from '../../stage/stagePlace.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { Moment, takeMoment } from '../snapshot/moment.ts'
import type { Player } from '../player/player.ts'
import type { StageLink } from '../state/stageLink.ts'
import { followPlayer } from './followPlayer.ts'
import { followStage, reloadStage } from './followStage.ts'
import { isEdited, shownSteps } from './edits.ts'
import { createKeeper } from './keeper.ts'
import { createMoments } from './moments.ts'
import {
  emptyRecording,
  transition,
  type Keys,
  type RecordedStep,
  type RecordingEvent,
} from './recording.ts'
import { nameRecording } from './recordingFiles.ts'
import { recordingOf, type RecordedFrom } from './recordingOf.ts'
import { recordInput } from './recordInput.ts'
import { recordStage } from './recordStage.ts'
import { runFileOf } from './runFileOf.ts'
import { createRunLog } from './runLog.ts'
import type { CallReport } from './stepsOfCall.ts'

export interface RecorderState {
  /** Since the stage was loaded, oldest first. */
  readonly steps: readonly RecordedStep[]
  /** Whether what a person does is recorded. */
  readonly isOn: boolean
  /** Number of steps before the moment that is looked at; `undefined` for the present. */
  readonly lookedAt: number | undefined
  /** The stage as it was after the steps that the player was leading to when it left this stage for a new one; `undefined` if unknown. */
  readonly destination: Moment | undefined
  /** As a person entered it for this recording; empty before. */
  readonly title: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The recordings of this browser, newest first: those that were saved, and manual steps of stages that were left. */
  readonly kept: readonly Scenario[]
  /** By id of a kept recording. */
  readonly branches: Readonly<Record<string, Branch>>
}

/**
 * Records what happens on the stage: the visitor's input, decisions in the panels, steps of the player, and time where a
 * timer was due.
 */
export interface Recorder {
  readonly store: StoreApi<RecorderState>
  /** Whether a person's steps are recorded always, or on request. The steps of the player are always followed. */
  readonly records: StagePlace['records']
  /** Records what a person does from now on. */
  turnOn(): void
  /** Ends the recording, where it is not made always; it can still be edited, played and saved. */
  turnOff(): void
  /** Returns the stage for the panels, which records what they do on it. */
  recorded(stage: StageApi): StageApi
  /** Reloads the page of the stage; the world outside continues. Resolves when the page is ready. */
  reload(isNewTab?: boolean): Promise<void>
  /** The stage after a number of steps, before the next one began; after the last one, the present. `undefined` if it was not kept. */
  momentAfter(count: number): Moment | undefined
  /** Looks at the stage after a number of steps, or at the present. A new step leads back to the present. */
  lookAt(count: number | undefined): void
  /** Adds an expectation after the last step. */
  expect(step: Step): void
  remove(id: number): void
  /** Puts an edited step in the place of one. */
  replace(id: number, step: Step): void
  /** Adds a step after another one. */
  insert(after: number, step: Step): void
  /** Moves a step up or down by one place. */
  move(id: number, by: 1 | -1): void
  undo(): void
  redo(): void
  /** Names the recording. */
  retitle(title: string): void
  /** The recording as a scenario with the conditions of the stage: device, seed, options, world and faults. */
  scenario(): Scenario
  /** The run so far as a file; ends with the failed step of the player, if there is one. */
  runFile(): RunFile
  /** The timeline of the run so far, line by line. */
  lines(): readonly string[]
  /** Keeps the recording in this browser; later steps of this stage become part of it. Its id. */
  save(): string
  /** The recording is a file of the project now: this browser keeps it only if it changes. */
  noteSaved(): void
  /** Keeps a recording that was made elsewhere. Its id. */
  add(recording: Scenario, branch?: Branch): string
  /** Puts a recording in the place of the kept one with its id. */
  update(recording: Scenario): void
  /** Deletes a kept recording. */
  forget(id: string): void
  /** Follows stage and player; returns the way to stop. */
  start(): () => void
}

export interface RecorderOptions {
  readonly stage: StageLink
  readonly player: Player
  readonly kept: KeptRecordings
  readonly secrets: Secrets
  /** Takes a snapshot of the stage, which shows it later as it was at the start of a step. */
  readonly takeMoment: typeof takeMoment
  readonly address: () => StageAddress
  /** Whether a person's steps are recorded always, or on request. */
  readonly records: StagePlace['records']
  /** The page of the host that a recording is of; `undefined` for the stage's own. */
  readonly page: StagePlace['page']
  /** User agent of the browser. */
  readonly browser: string
}

/** The stage that is recorded. */
interface RecordedStage {
  readonly api: StageApi
  /** The same stage for the panels, whose calls are recorded. */
  readonly panels: StageApi
  /** The conditions of the recording; the address bar may already show the next stage. */
  readonly from: RecordedFrom
}

/**
 * Creates a recorder. Whatever happens becomes an event of `transition`, which decides on the steps and their times; the
 * recorder shows the result and keeps a snapshot for each step.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { player, secrets, address, records, page } = options
  const store = createStore<RecorderState>(() => initialState(options))
  const log = createRunLog()
  const moments = createMoments(log, options.takeMoment)
  const keeper = createKeeper(options.kept, (state) => store.setState(state))
  let recording = emptyRecording
  let stage: RecordedStage | undefined
  let calls = 0
  /** The steps that the project has as a file. */
  let savedSteps: RecorderState['steps'] | undefined

  function note(event: RecordingEvent) {
    const mark = log.mark()
    const before = recording
    const now = stage?.api.simulator.clock.now() ?? 0
    recording = transition(before, event, { now, mark })
    const { steps, edits, playedFrom } = recording
    // A step that begins now is the last one.
    if (playedFrom === mark || steps.at(-1)?.from === mark) moments.keep(mark)
    if (steps === before.steps && edits === before.edits) return
    store.setState({ ...shownSteps(recording), lookedAt: undefined })
  }

  /** Notes what a person does. */
  function noteAct(step: Step, keys?: Keys) {
    if (store.getState().isOn) note({ type: 'acted', step, keys })
  }

  /** Notes a call of a panel. */
  function noteCall(steps: readonly StageStep[]): CallReport {
    const call = (calls += 1)
    const isFlowing = stage?.api.simulator.clock.state === 'running'
    if (store.getState().isOn) note({ type: 'called', call, steps, isFlowing })
    return {
      returned: () => note({ type: 'returned', call }),
      threw: () => note({ type: 'threw', call }),
    }
  }

  /** Keeps a secret for this tab, so that a replay need not ask for it. */
  function keepSecret(name: string, text: string) {
    if (store.getState().isOn) secrets.give(name, text)
  }

  function stageNow(): RecordedStage {
    if (stage) return stage
    throw new Error('There is no recording: the stage is not ready.')
  }

  function scenario(): Scenario {
    const { api, from } = stageNow()
    const made = recordingOf(api.scenario, from, recording.steps)
    return nameRecording(made, store.getState().title)
  }

  const save = () =>
    keeper.keep(scenario(), stageNow().api.scenario, store.getState().title.trim() || undefined)

  /** Keeps the manual steps before the stage is left. */
  function saveManualSteps() {
    const { steps } = recording
    if (stage && steps !== savedSteps && steps.some(({ by }) => by === 'manual')) save()
  }

  /** The moment that the player leads to in the next stage, if that one begins like the stage that is left. */
  function destination(): Moment | undefined {
    const { goal } = player.store.getState()
    const { scenario } = address()
    const isSame = scenario === stage?.from.scenario || keeper.isBranch(scenario, goal)
    const { steps } = recording
    if (goal === undefined || goal > steps.length || !isSame || isEdited(recording))
      return undefined
    return moments.after(steps, goal)
  }

  function leave() {
    saveManualSteps()
    store.setState({ title: '', destination: destination(), lookedAt: undefined })
    stage = undefined
    keeper.leave()
    moments.leave()
    log.clear()
    note({ type: 'left' })
  }

  /** Follows a page of the stage; returns the way to leave it. */
  function follow(api: StageApi, shown: Document): () => void {
    const isReload = stage !== undefined
    const { seed, startedAt } = api.simulator.world.get()
    stage = {
      api,
      panels: recordStage(api, { call: noteCall, host: noteAct }),
      from: { seed, ...address(), page: page() },
    }
    moments.follow(api, shown)
    log.follow(api)
    if (!isReload) note({ type: 'opened', startedAt })
    return recordInput(shown, api.simulator, noteAct, keepSecret)
  }

  return {
    store,
    records,
    turnOn: () => store.setState({ isOn: true }),
    turnOff() {
      if (records === 'always' || !store.getState().isOn) return
      // A replay then ends in the same state.
      note({ type: 'paused' })
      store.setState({ isOn: false })
    },
    recorded: (live) => (live === stage?.api ? stage.panels : live),
    reload(isNewTab = false) {
      noteAct({ do: 'reload', ...(isNewTab ? { newTab: true } : {}) })
      return reloadStage(options.stage, stageNow().api, isNewTab)
    },
    momentAfter: (count) => moments.after(recording.steps, count),
    lookAt: (count) => store.setState({ lookedAt: count }),
    expect: (step) => note({ type: 'checked', step }),
    remove: (id) => note({ type: 'removed', id }),
    replace: (id, step) => note({ type: 'replaced', id, step }),
    insert: (after, step) => note({ type: 'inserted', after, step }),
    move: (id, by) => note({ type: 'moved', id, by }),
    undo: () => note({ type: 'undone' }),
    redo: () => note({ type: 'redone' }),
    retitle: (title) => store.setState({ title }),
    scenario,
    runFile: () =>
      runFileOf({
        played: stageNow().api.scenario,
        recording: scenario(),
        steps: recording.steps,
        results: player.store.getState().results,
        end: log.mark(),
        isEdited: isEdited(recording),
        timeline: log.lines(),
        errors: options.stage.store.getState().thrown,
        secrets: secrets.all(),
        browser: options.browser,
      }),
    lines: log.lines,
    save,
    noteSaved() {
      savedSteps = recording.steps
    },
    add: keeper.add,
    update: keeper.update,
    forget: keeper.forget,
    start() {
      const unfollowStage = followStage(options.stage, { leave, follow })
      const unfollowPlayer = followPlayer(player.store, {
        began: () => note({ type: 'playBegan' }),
        ended(index) {
          const step = stage?.api.scenario.steps[index]
          if (step) note({ type: 'played', step })
        },
      })
      return () => {
        unfollowStage()
        unfollowPlayer()
        saveManualSteps()
      }
    },
  }
}

const initialState = ({
  records,
  kept,
}: Pick<RecorderOptions, 'records' | 'kept'>): RecorderState => ({
  steps: [],
  isOn: records === 'always',
  lookedAt: undefined,
  destination: undefined,
  title: '',
  canUndo: false,
  canRedo: false,
  kept: kept.list(),
  branches: kept.branches(),
})
