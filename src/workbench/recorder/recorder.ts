import { createStore } from 'zustand/vanilla'
import type { StageStep } from '../../scenarios/index.ts'
import type { takeMoment } from '../snapshot/moment.ts'
import type { KeptRecordings } from '../../run/file/keptRecordings.ts'
import type { StageApi } from '../../stage/stageApi.ts'
import type { StagePlace } from '../../stage/stagePlace.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import type { Player } from '../player/player.ts'
import type { Recorder, RecorderState } from '../state/recorder.ts'
import type { Secrets } from '../../run/file/secrets.ts'
import type { StageLink } from '../state/stageLink.ts'
import { followPlayer } from './followPlayer.ts'
import { followStage, reloadStage } from './followStage.ts'
import { createMoments, type Moments } from './moments.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { recordingOf, type RecordedFrom } from './recordingOf.ts'
import { nameRecording } from './recordingFiles.ts'
import { recordInput } from './recordInput.ts'
import { recordStage } from './recordStage.ts'
import { runFileOf } from './runFileOf.ts'
import { createRunLog } from './runLog.ts'
import { createStepHistory } from './stepHistory.ts'
import type { Reported } from './stepsOfCall.ts'
import { createTimedSteps, type TimedSteps } from './timedSteps.ts'

export interface RecorderOptions {
  readonly stage: StageLink
  readonly player: Player
  readonly kept: KeptRecordings
  readonly secrets: Secrets
  /** Keeps the state of the stage at the start of a step. */
  readonly takeMoment: typeof takeMoment
  readonly address: () => StageAddress
  /** See `StagePlace`. */
  readonly records: StagePlace['records']
  /** See `StagePlace`. */
  readonly page: StagePlace['page']
  /** User agent of the browser. */
  readonly browser: string
}

interface Parts {
  readonly history: ReturnType<typeof createStepHistory>
  readonly keeper: Keeper
  readonly moments: Moments
}

/** See `Recorder`. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { stage, player, kept, address, records, page } = options
  const store = createStore<RecorderState>(() => initialState(options))
  const history = createStepHistory((state) => store.setState({ ...state, lookedAt: undefined }))
  const log = createRunLog()
  const moments = createMoments(log, options.takeMoment)
  const keeper = createKeeper(kept, (state) => store.setState(state))
  let ids = 0
  let api: StageApi | undefined
  /** The same stage for the panels. */
  let recorded: StageApi | undefined
  /** Of the stage: the address bar may name the next one already. */
  let from: RecordedFrom = {}
  /** Those that the project has. */
  let savedSteps: RecorderState['steps'] | undefined
  const isOn = () => store.getState().isOn

  const newId = () => (ids += 1)
  const timed = createTimedSteps(history, {
    now: () => api?.simulator.clock.now() ?? 0,
    isFlowing: () => api?.simulator.clock.state === 'running',
    mark: moments.mark,
    newId,
  })

  /** Records what a person does. */
  const recordManual: TimedSteps['add'] = (step, keys) => {
    if (isOn()) timed.add(step, keys)
  }

  /** A replay in this tab need not ask for it. */
  const keepSecret = (name: string, text: string) => isOn() && options.secrets.give(name, text)

  /** Records a call of a panel. */
  const recordCall = (calls: readonly StageStep[]): Reported =>
    isOn() ? timed.call(calls) : { done() {}, failed() {} }

  const stageApi = () => readyStage(api)
  const title = () => store.getState().title
  const scenario = () =>
    nameRecording(recordingOf(stageApi().scenario, from, history.steps()), title())
  const keep = () => keeper.keep(scenario(), stageApi().scenario, title().trim() || undefined)
  /** Keeps the manual steps before the stage is left. */
  function keepManualSteps() {
    if (api && history.steps() !== savedSteps && hasManual(history.steps())) keep()
  }

  function reset() {
    keepManualSteps()
    store.setState({
      title: '',
      destination: destinationOf(from, options, { history, keeper, moments }),
    })
    keeper.leave()
    api = undefined
    moments.leave()
    log.clear()
    history.clear()
  }

  function follow(next: StageApi, shown: Document): () => void {
    const isReload = api !== undefined
    api = next
    moments.follow(next, shown)
    log.follow(next)
    recorded = recordStage(next, { call: recordCall, host: recordManual })
    if (!isReload) timed.begin(next.simulator.world.get().startedAt)
    from = { seed: next.simulator.world.get().seed, ...address(), page: page() }
    return recordInput(shown, next.simulator, recordManual, keepSecret)
  }

  return {
    store,
    records,
    turnOn: () => store.setState({ isOn: true }),
    turnOff() {
      if (records === 'always' || !isOn()) return
      // Up to now, so that a replay ends in the same state.
      timed.rest()
      store.setState({ isOn: false })
    },
    scenario,
    runFile: () =>
      runFileOf({
        played: stageApi().scenario,
        recording: scenario(),
        ...runSoFar(options, history, log),
      }),
    retitle: (wanted) => store.setState({ title: wanted }),
    save: keep,
    noteSaved: () => (savedSteps = history.steps()),
    momentAfter: (count) => moments.after(history.steps(), count),
    lookAt: (count) => store.setState({ lookedAt: count }),
    recorded: (live) => (live === api && recorded ? recorded : live),
    expect: timed.check,
    reload() {
      recordManual({ do: 'reload' })
      return reloadStage(stage, stageApi())
    },
    // It receives the mark of the step before it.
    insert: (after, step) => history.insert(after, { id: newId(), step, by: 'manual' }),
    ...editsOf(history, timed),
    ...keptOf(keeper),
    start() {
      const unfollowStage = followStage(stage, { reset, follow })
      const unfollowPlayer = followPlayer(player.store, {
        begin() {
          // A person may have let time flow while the play was held.
          if (api) timed.rest()
          return moments.mark()
        },
        done(index, mark) {
          const step = api?.scenario.steps[index]
          if (step) timed.played(step, mark)
        },
      })
      return () => {
        unfollowStage()
        unfollowPlayer()
        keepManualSteps()
      }
    },
  }
}

const hasManual = (steps: RecorderState['steps']) => steps.some(({ by }) => by === 'manual')

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

function readyStage(api: StageApi | undefined): StageApi {
  if (api) return api
  throw new Error('There is no recording: the stage is not ready.')
}

const editsOf = (
  { replace, remove, move, undo, redo }: ReturnType<typeof createStepHistory>,
  { edit }: TimedSteps,
) => ({
  replace,
  remove: (id: number) => edit(() => remove(id)),
  move,
  undo: () => edit(undo),
  redo: () => edit(redo),
})

const keptOf = ({ add, update, forget }: ReturnType<typeof createKeeper>) => ({
  add,
  update,
  forget,
})

/** The part of a run file beside the recording. */
const runSoFar = (
  { stage, player, secrets, browser }: RecorderOptions,
  history: ReturnType<typeof createStepHistory>,
  log: ReturnType<typeof createRunLog>,
) => ({
  steps: history.steps(),
  results: player.store.getState().results,
  end: log.mark(),
  isEdited: history.isEdited(),
  timeline: log.lines(),
  errors: stage.store.getState().thrown,
  secrets: secrets.all(),
  browser,
})

/** The moment that the player leads to in the next stage, if that one begins like the stage that is left. */
function destinationOf(
  { scenario: left }: RecordedFrom,
  { player, address }: RecorderOptions,
  { history, keeper, moments }: Parts,
) {
  const { goal } = player.store.getState()
  const { scenario } = address()
  const isSame = scenario === left || keeper.isBranch(scenario, goal)
  const steps = history.steps()
  if (goal === undefined || goal > steps.length || !isSame || history.isEdited()) return undefined
  return moments.after(steps, goal)
}
