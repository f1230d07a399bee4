import { createTrustedText } from '../../backends/mock/index.ts'
import { createSystemClock } from '../../backends/real/index.ts'
import { scenarios } from '../../scenarios/allScenarios.ts'
import { createAccessibility } from '../accessibility/accessibility.ts'
import { messageOf } from '../boundary/messageOf.ts'
import { createComparison } from '../compare/comparison.ts'
import { createScenarioList, type ScenarioList } from '../picker/scenarioList.ts'
import { createRecordingEditor } from '../player/edit/recordingEditor.ts'
import { createPlayAudit, type PlayAudit } from '../player/playAudit.ts'
import { createPlayer, type Player } from '../player/player.ts'
import { takeMoment } from '../snapshot/moment.ts'
import { createKeptRecordings, isKeptId } from '../../run/file/keptRecordings.ts'
import { listedOnce } from '../../run/file/listedOnce.ts'
import { readRecording } from '../../run/file/readRecording.ts'
import { isProjectId } from '../../run/file/projectScenarios.ts'
import { linkToRecording, textOfLink } from '../../run/file/recordingLink.ts'
import { createRecorder } from '../recorder/recorder.ts'
import { freePlay } from '../../stage/freePlay.ts'
import { type StagePlace, serverIsGone } from '../../stage/stagePlace.ts'
import { addressOfLink, parseStageAddress, type StageAddress } from '../../stage/stageUrl.ts'
import { type Cell, scaleOf } from '../../stage/matrix/cell.ts'
import { cellAddress } from '../state/cellAddress.ts'
import { createAddressBar } from '../state/addressBar.ts'
import { createFocusKeeper } from '../state/focusKeeper.ts'
import { createScenarioResults, type ScenarioResults } from '../state/scenarioResults.ts'
import { createSecrets } from '../../run/file/secrets.ts'
import { createSettings } from '../state/settings.ts'
import { createShownCall } from '../state/shownCall.ts'
import { createStageLink } from '../state/stageLink.ts'
import { type Project, createProject } from '../state/project.ts'
import type { Recorder } from '../recorder/recorder.ts'
import type { WorkbenchParts } from '../state/workbench.ts'
import { type CellOnStage, createCellOnStage } from '../player/cellOnStage.ts'
import { createPlayHold, type PlayHold } from '../player/playHold.ts'
import { playScenario } from '../player/playScenario.ts'
import { guardStage } from '../runs/guardStage.ts'
import { createKeptRuns } from '../runs/keptRuns.ts'
import { createRuns, type Outcome, type Runs } from '../runs/runs.ts'
import { createFaultSets } from '../faults/sets/faultSets.ts'
import { createScreens } from '../screens/screens.ts'

/** Builds everything behind the workbench's page, or behind the panels beside a host's page. */
export function createWorkbench(target: Window, place: StagePlace): WorkbenchParts {
  const realTime = createSystemClock()
  const settings = createSettings(target.localStorage)
  const results = createScenarioResults(target.localStorage)
  const addressBar = createAddressBar(target)
  const stage = createStageLink({
    clock: realTime,
    place,
    scenarioOf: ({ scenario }) => find(scenario),
  })
  const accessibility = createAccessibility({ clock: realTime, stage, settings })
  const audit = createPlayAudit(stage)
  const cellOnStage = createCellOnStage({ stage, clock: realTime })
  const secrets = createSecrets()
  const player = createPlayer({
    stage,
    secret: secrets.get,
    clock: realTime,
    address: () => addressBar.current,
    pace: () => settings.store.getState().pace,
    afterStep: (step) =>
      cellOnStage.show(step, async () => {
        await accessibility.checkAfterStep(step)
        await audit.checkAfterStep(step)
      }),
    keepFocus: createFocusKeeper(target.document, stage).remember,
    onEnd(scenario, result) {
      // The list shows the scenario as it is, and a run its cells.
      if (cellOnStage.isCell()) return
      const sets = addressBar.current.faults?.map(({ title }) => title) ?? []
      results.record(scenario, { ...result, ...(sets.length > 0 && { faults: sets }) })
    },
  })

  const list = createScenarioList([freePlay, ...scenarios])
  const recorder = createRecorder({
    stage,
    player,
    secrets,
    kept: createKeptRecordings(target.localStorage),
    takeMoment,
    address: () => addressBar.current,
    records: place.records,
    page: place.page,
    browser: target.navigator.userAgent,
  })

  const comparison = createComparison({ stage, player, recorder, clock: realTime })
  const projectParts = createProjectParts(target, place)
  const { project, faultSets } = projectParts
  const find = findIn(project, recorder)
  followRecordings(list, project, recorder)
  const editor = createRecordingEditor(recorder)

  function go(address: StageAddress) {
    recorder.turnOff()
    addressBar.go(address)
    player.restart()
  }

  function record() {
    const { scenario: _, ...address } = addressBar.current
    addressBar.go(address)
    recorder.turnOn()
    player.restart()
  }

  function play(scenario: string) {
    recorder.turnOff()
    if (addressBar.current.scenario !== scenario) addressBar.go({ scenario })
    player.stop()
    player.run()
  }

  function continueFrom(count: number) {
    recorder.turnOn()
    const isPlayed = recorder.store.getState().steps.every(({ by }) => by === 'played')
    if (isPlayed) return player.runTo(count, 'handOver')
    addressBar.go({ scenario: addBranch(recorder, count) })
    player.runTo(count, 'handOver')
  }

  async function link(): Promise<string> {
    const { scenario } = addressBar.current
    const isManual = recorder.store.getState().steps.some(({ by }) => by === 'manual')
    const isKept = scenario !== undefined && isKeptId(scenario)
    if (isManual || isKept) return linkToRecording(place.ownAddress, recorder.scenario())
    const { results } = player.store.getState()
    return addressBar.link(results.length > 0 ? results.length : undefined)
  }

  /** Shows a stage after a number of its steps. */
  function show({ step, ...address }: StageAddress) {
    recorder.turnOff()
    addressBar.go(address)
    if (step === undefined) player.restart()
    else player.runTo(step, 'hold')
  }

  const base = {
    scenarios,
    list,
    settings,
    results,
    addressBar,
    stage,
    player,
    recorder,
    editor,
    comparison,
    secrets,
    ...projectParts,
    shownCall: createShownCall(settings),
    accessibility,
    realTime,
    go,
    choose: (scenario: string) => go(scenario === freePlay.id ? {} : { scenario }),
    record,
    play,
    continueFrom,
    address: place.ownAddress,
    markup: createTrustedText(target).markup,
    link,
    open: (text: string) => openText(text, { show, play, add: recorder.add }),
    start() {
      const { step } = parseStageAddress(target.location.search).address
      const begin = () => (step === undefined ? player.restart() : player.runTo(step, 'hold'))
      // The panels look the scenario of the address up; the stage does it by itself.
      const isListed = place.records === 'always' || !isProjectId(addressBar.current.scenario ?? '')
      const listing = project.load()
      void faultSets.load()
      if (isListed) begin()
      else void listing.then(begin)
      const unfollow = addressBar.follow(player.restart)
      const unfollowRuns = comparison.follow()
      const unfollowStage = accessibility.follow()
      let stopRecording = recorder.start()
      // Stores manual steps and changes before the page is left.
      const leave = () => {
        editor.saveAll()
        stopRecording()
        stopRecording = () => {}
        place.leave()
      }
      target.addEventListener('pagehide', leave)
      return () => {
        unfollow()
        unfollowRuns()
        unfollowStage()
        stopRecording()
        player.stop()
        target.removeEventListener('pagehide', leave)
      }
    },
  }
  return addRuns(base, { audit, cellOnStage }, target, place)
}

/** Keeps the recording, and adds one of its first steps. Returns the id of the new one. */
function addBranch(recorder: Recorder, count: number): string {
  const recording = recorder.scenario()
  const steps = recording.steps.slice(0, count)
  const title = `${recording.title.replace(/, (?:from step \d+|continued)$/, '')}, from step ${count}`
  return recorder.add({ ...recording, title, steps }, { of: recorder.save(), step: count })
}

/** Looks a scenario of any group up. */
const findIn = (project: Project, recorder: Recorder) => (id: string | undefined) =>
  [...scenarios, ...project.store.getState().scenarios, ...recorder.store.getState().kept].find(
    (each) => each.id === id,
  )

/** Lists the scenarios of the project, and the recordings of the browser that it lacks, whenever they change. */
function followRecordings(list: ScenarioList, project: Project, recorder: Recorder): void {
  const listRecordings = () => {
    const { scenarios: saved } = project.store.getState()
    const { kept, listedAs } = listedOnce(saved, recorder.store.getState().kept)
    const recorded = [
      { name: 'Project', scenarios: saved },
      { name: 'Recordings', scenarios: kept },
    ]
    list.setRecorded({ recorded, listedAs })
  }
  listRecordings()
  project.store.subscribe(listRecordings)
  recorder.store.subscribe(({ kept }, before) => {
    if (kept !== before.kept) listRecordings()
  })
}

interface Opening extends Pick<WorkbenchParts, 'play'> {
  readonly show: (address: StageAddress) => void
  readonly add: Recorder['add']
}

/** Opens a link or the JSON of a recording, and plays it to its last step. Resolves with the reason if it cannot be played. */
async function openText(text: string, { show, play, add }: Opening): Promise<string | undefined> {
  const linkedStage = addressOfLink(text)
  if (linkedStage) {
    show(linkedStage.address)
    const { problems } = linkedStage
    return problems.length > 0
      ? `A part of the link cannot be used: ${problems.join('; ')}.`
      : undefined
  }
  let linked: string | undefined
  try {
    linked = await textOfLink(text)
  } catch (error) {
    return messageOf(error)
  }
  const { recording, problem } = readRecording(linked ?? text)
  if (recording) play(add(recording))
  return problem
}

type BaseParts = Omit<WorkbenchParts, 'runs' | 'playTo'>

/**
 * Adds runs of several scenarios to a workbench. They use its one stage, so everything else that needs the stage asks first.
 * @param base its parts before that
 * @param looks what is done after the steps of the player
 */
function addRuns(
  base: BaseParts,
  { audit, cellOnStage }: { readonly audit: PlayAudit; readonly cellOnStage: CellOnStage },
  target: Window,
  { isServerThere }: Pick<StagePlace, 'isServerThere'>,
): WorkbenchParts {
  const { player, stage, addressBar, recorder, settings, results, realTime: clock } = base
  const { accessibility, faultSets } = base
  let isFirst = true
  /** A person took the focus from the stage during the play. */
  let isDisturbed = false
  const hold: PlayHold = createPlayHold(player, () => runs.store.getState().asked !== undefined)
  const runs: Runs = createRuns({
    clock,
    kept: createKeptRuns(target.localStorage),
    async play({ scenario, cell: chosen }, signal) {
      const cell = chosen && withFaults(chosen)
      const { zoom } = accessibility.store.getState().emulation
      const restore = () => {
        cellOnStage.end()
        accessibility.emulate({ zoom })
      }
      if (cell?.values.textSize !== undefined) {
        accessibility.emulate({ zoom: scaleOf(cell.values) })
      }
      hold.begin(scenario.steps.length)
      for (;;) {
        isDisturbed = false
        cellOnStage.begin(scenario, cell)
        const outcome = await playScenario(scenario, signal, {
          cell,
          player,
          stage,
          clock,
          address: openAddress,
          audit: settings.store.getState().checksRuns ? audit : undefined,
        })
        restore()
        if (outcome.result === 'failed' && !(await isServerThere())) {
          return { result: 'stopped', message: serverIsGone }
        }
        if (!cell) noteViolation(results, scenario.id, outcome)
        // A page without the focus cannot show what has it: the failure may be that of the person.
        if (outcome.result !== 'failed' || !isDisturbed || signal.aborted) return outcome
      }
    },
    stopPlay: player.stop,
    holdPlay() {
      isDisturbed = true
      hold.hold()
    },
    resumePlay: hold.resume,
    hasManualSteps: () => recorder.store.getState().steps.some(({ by }) => by === 'manual'),
    onStart() {
      isFirst = true
      unfold('dock')
      settings.change({ dockTab: 'runs' })
    },
  })

  /** One entry of the history for a run: Back leads to the stage before it. */
  function openAddress(address: StageAddress) {
    if (isFirst) addressBar.go(address)
    else addressBar.replace(address)
    isFirst = false
  }

  function unfold(panel: 'dock' | 'player') {
    const { collapsed } = settings.store.getState()
    settings.change({ collapsed: { ...collapsed, [panel]: false } })
  }

  /** The faults of a cell whose run was read from the browser. */
  function withFaults(cell: Cell): Cell {
    const { sets } = faultSets.store.getState()
    const known = sets.find(({ set }) => set.name === cell.values.faults)
    return cell.faults || !known ? cell : { ...cell, faults: known.set }
  }

  function playTo(scenario: string, step: number, cell?: Cell) {
    unfold('player')
    const { status, results } = player.store.getState()
    const isThere = !cell && addressBar.current.scenario === scenario && results.length === step
    recorder.lookAt(undefined)
    if (isThere && status === 'failed') return
    addressBar.go(cellAddress(scenario, cell && withFaults(cell)))
    player.stop()
    player.runTo(step, 'hold')
  }

  const { whenFree } = runs
  return {
    ...base,
    runs,
    player: guardPlayer(player, runs),
    go: (address) => whenFree(() => base.go(address)),
    choose: (scenario) => whenFree(() => base.choose(scenario)),
    play: (scenario) => whenFree(() => base.play(scenario)),
    playTo: (scenario, step, cell) => whenFree(() => playTo(scenario, step, cell)),
    continueFrom: (count) => whenFree(() => base.continueFrom(count)),
    async open(text) {
      if (runs.store.getState().active === undefined) return base.open(text)
      return 'A run is under way. Stop it first.'
    },
    start() {
      // Before the stage of the other address is raised.
      const unfollow = addressBar.follow(() =>
        runs.stop('The run was stopped, because another address was opened.'),
      )
      const unguard = guardStage({
        runs,
        stage,
        recorder,
        page: target,
        onDisturb: () => (isDisturbed = true),
      })
      const unfollowHold = hold.follow()
      const end = base.start()
      return () => {
        runs.stop('The workbench was left during the run.')
        unfollow()
        unguard()
        unfollowHold()
        end()
      }
    },
  }
}

/** The player knows nothing of a violation: all its steps have passed. */
function noteViolation(results: ScenarioResults, scenario: string, { result, step }: Outcome) {
  const last = results.store.getState()[scenario]
  if (result !== 'failed' || last?.state !== 'done') return
  results.record(scenario, { ...last, state: 'failed', ...(step ? { step: step.number } : {}) })
}

/** The player for a person: while a run plays scenarios, it asks first. */
function guardPlayer(player: Player, runs: Runs): Player {
  const { whenFree } = runs
  return {
    ...player,
    run: () => whenFree(player.run),
    step: () => whenFree(player.step),
    runTo: (count, then) => whenFree(() => player.runTo(count, then)),
    stepBack: () => whenFree(player.stepBack),
    tryAgain: () => whenFree(player.tryAgain),
    pause: () => whenFree(player.pause),
    restart: () => whenFree(player.restart),
    stop() {
      if (runs.store.getState().active === undefined) player.stop()
      else runs.stop()
    },
  }
}

/** The parts that read and change files of the project through its server. */
function createProjectParts(
  target: Window,
  { server }: Pick<StagePlace, 'server'>,
): Pick<WorkbenchParts, 'project' | 'faultSets' | 'screens'> {
  const fetch = target.fetch.bind(target)
  return {
    project: createProject(fetch, server),
    faultSets: createFaultSets({ storage: target.localStorage, fetch, server }),
    screens: createScreens(fetch, server),
  }
}
