import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Clock } from '../../backends/port/clock.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { readRecording } from '../../run/file/readRecording.ts'
import { runFormat, runVersion, type RunFile } from '../../run/file/runFile.ts'
import type { Player } from '../player/player.ts'
import type { Recorder } from '../recorder/recorder.ts'
import type { StageLink } from '../state/stageLink.ts'
import { comparedIds } from './comparedIds.ts'

/** A run that can be compared. */
export interface ComparedRun {
  /** Unique; `now` is the present run. */
  readonly id: string
  readonly run: RunFile
  /** When it was left, in real ms since epoch; the name of its file. */
  readonly from?: number | string
}

export type ComparedSide = 'one' | 'other'

interface ComparisonState {
  /** Whether the comparison is open over the page. */
  readonly isOpen: boolean
  /** Runs of stages that were left since the page was loaded, newest first. */
  readonly earlier: readonly ComparedRun[]
  /** Runs from files, newest first. */
  readonly opened: readonly ComparedRun[]
  readonly one: ComparedRun | undefined
  readonly other: ComparedRun | undefined
}

/** Two runs beside each other, and the runs to choose from. */
export interface Comparison {
  readonly store: StoreApi<ComparisonState>
  /** Opens or closes the comparison. At first it has the newest two runs. */
  show(isOpen: boolean): void
  /** Chooses a run by its id: the present one as it is now, an earlier or opened one, or a kept recording. */
  choose(side: ComparedSide, id: string): void
  /** Chooses the run of a file; a scenario has only steps. Why it cannot be read. */
  open(side: ComparedSide, text: string, name: string): string | undefined
  /** Chooses the newest run, and the one before it: of the same scenario if there is one. Does nothing with fewer than two. */
  chooseNewest(): void
  swap(): void
  /** Keeps each run whose stage is left. Follows the stage before the recorder does, which forgets the run then. Returns the way to stop. */
  follow(): () => void
}

export interface ComparisonOptions {
  readonly stage: Pick<StageLink, 'store'>
  readonly player: Pick<Player, 'store'>
  readonly recorder: Pick<Recorder, 'store' | 'runFile'>
  /** Real time. */
  readonly clock: Pick<Clock, 'now'>
}

/** Runs that are kept. One has 100 kB or so. */
const mostRuns = 20

/** Creates the store of the compared runs. */
export function createComparison(options: ComparisonOptions): Comparison {
  const { stage, player, recorder, clock } = options
  const store = createStore<ComparisonState>(() => ({
    isOpen: false,
    earlier: [],
    opened: [],
    one: undefined,
    other: undefined,
  }))
  let ids = 0
  /** The run of a play that failed. The player forgets the failure before the stage is left. */
  let failed: { readonly run: RunFile; readonly steps: unknown } | undefined

  const newId = (kind: string) => `${kind}:${(ids += 1)}`

  function present(): RunFile | undefined {
    const { steps } = recorder.store.getState()
    if (failed?.steps === steps) return failed.run
    return steps.length > 0 ? recorder.runFile() : undefined
  }

  function find(id: string): ComparedRun | undefined {
    const { earlier, opened } = store.getState()
    if (id === comparedIds.now) {
      const run = present()
      return run && { id, run }
    }
    const recording = recorder.store.getState().kept.find((each) => comparedIds.kept(each) === id)
    if (recording) return { id, run: runOfSteps(recording) }
    return [...earlier, ...opened].find((each) => each.id === id)
  }

  /** Keeps the run of the stage that is left. Its place in the comparison stays. */
  function leave() {
    const run = present()
    failed = undefined
    if (!run) return
    // A copy without objects of the page that is left.
    const left = { id: newId('earlier'), run: structuredClone(run), from: clock.now() }
    const { earlier, one, other } = store.getState()
    const replace = (side: ComparedRun | undefined) => (side?.id === comparedIds.now ? left : side)
    store.setState({
      earlier: [left, ...earlier].slice(0, mostRuns),
      one: replace(one),
      other: replace(other),
    })
  }

  function chooseNewest() {
    const now = find(comparedIds.now)
    const [newest, ...others] = [...(now ? [now] : []), ...store.getState().earlier]
    const isSame = ({ run }: ComparedRun) => run.recording.id === newest?.run.recording.id
    const before = others.find(isSame) ?? others[0]
    if (newest && before) store.setState({ one: before, other: newest })
  }

  return {
    store,
    chooseNewest,
    show(isOpen) {
      const { one, other } = store.getState()
      if (isOpen && !one && !other) chooseNewest()
      store.setState({ isOpen })
    },
    choose(side, id) {
      store.setState({ [side]: find(id) })
    },
    open(side, text, name) {
      const read = readRecording(text)
      if (read.problem !== undefined) return read.problem
      const run = read.run ?? runOfSteps(read.recording)
      const opened = { id: newId('file'), run, from: name }
      store.setState({
        opened: [opened, ...store.getState().opened].slice(0, mostRuns),
        [side]: opened,
      })
      return undefined
    },
    swap() {
      const { one, other } = store.getState()
      store.setState({ one: other, other: one })
    },
    follow() {
      let { generation } = stage.store.getState()
      const unfollowPlayer = player.store.subscribe(({ status }, before) => {
        if (status !== 'failed' || status === before.status) return
        failed = { run: recorder.runFile(), steps: recorder.store.getState().steps }
      })
      const unfollowStage = stage.store.subscribe((now) => {
        if (now.generation === generation) return
        generation = now.generation
        leave()
      })
      return () => {
        unfollowPlayer()
        unfollowStage()
      }
    },
  }
}

/** A recording that was not played: only its steps can be compared. */
const runOfSteps = (recording: Scenario): RunFile => ({
  format: runFormat,
  version: runVersion,
  foyerkit: '',
  browser: '',
  recording,
  steps: [],
  timeline: [],
  errors: [],
})
