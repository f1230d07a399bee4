import type { Simulator } from '../backends/mock/simulatorTypes.ts'
import type { Clock } from '../backends/port/clock.ts'
import {
  assertPlayable,
  assertStep,
  type Finding,
  type KnownWorld,
  type Scenario,
  type WaitFor,
  waitUntil,
} from '../scenarios/index.ts'
import type { Foyer } from '../widget/index.ts'
import { findOne } from './page/findOne.ts'
import { focusedIn } from './page/focusedIn.ts'
import { pasteInto } from './page/pasteInto.ts'
import { pointOf } from './page/pointOf.ts'
import { usableControls } from './page/reach/usableControls.ts'
import { createAccessibilityCheck } from './accessibility/accessibilityCheck.ts'
import { actOnStage } from './actions/actOnStage.ts'
import { addressOf } from './addressOf.ts'
import { checkExpectation } from './checks/checkExpectation.ts'
import { canPageChange } from './canPageChange.ts'
import { readOnChain } from './checks/readOnChain.ts'
import { readStartAmounts, type StartAmounts } from './checks/readStartAmounts.ts'
import { unmetReasons } from './waitReasons.ts'
import type { StageApi } from './stageApi.ts'
import type { TimelineLog } from './timelineLog.ts'
import type { Timeline } from './timeline.ts'

/** The parts that control a stage. */
export interface StageApiParts {
  readonly page: Document
  readonly simulator: Simulator
  readonly timeline: Timeline
  readonly scenario: Scenario
  readonly timelineLog: TimelineLog
  /** Every widget of the page, the one for the host's steps first; none if the page has the wallets only. */
  readonly widgets: () => readonly Foyer[]
  readonly realTime: Clock
  /** Whether all of the page's time is virtual: nothing happens on it while the clock is paused and no call is under way. */
  readonly ownsPage: boolean
  /** Whether the page's own `Date` and `Math.random` are real. */
  readonly hasOwnTime: boolean
  /** Keeps the world for the page that comes after a reload. */
  readonly keep: () => void
}

/**
 * Creates the interface that the workbench, the panels and the replay use, and reads the amounts that the scenario compares with. Rejects
 * if the scenario cannot be played in this world.
 */
export async function createStageApi(parts: StageApiParts): Promise<StageApi> {
  const { page, simulator, timeline, timelineLog, widgets, realTime, ownsPage, hasOwnTime, keep } =
    parts
  function foyer(): Foyer {
    const [first] = widgets()
    if (first !== undefined) return first
    throw new Error(
      'This page has no Foyer widget, so steps of the widget cannot be played here. Name an account by its number or its address.',
    )
  }
  const known = (): KnownWorld => ({
    wallets: simulator.world.get().wallets.map(({ key }) => key),
    networks: simulator.chains.networks.map(({ id }) => id),
  })
  let { scenario } = parts
  assertPlayable(scenario, known())
  let starts: StartAmounts = await readStartAmounts(simulator, scenario.steps)
  const settle = () => simulator.clock.idle()
  const waitFor: WaitFor = (look, signal) =>
    waitUntil(
      look,
      (ms) => realTime.sleep('workbench.look', ms, signal),
      () => !ownsPage || canPageChange(page, simulator.clock, realTime),
    )
  const checked = () => ({
    simulator,
    timeline,
    starts,
    addressOf: (wanted: Parameters<typeof addressOf>[0]) => addressOf(wanted, simulator, foyer),
  })
  return {
    get scenario() {
      return scenario
    },
    get foyer() {
      return foyer()
    },
    get widgets() {
      return widgets()
    },
    simulator,
    hasOwnTime,
    timeline,
    timelineLog,
    amount: (wanted) => readOnChain(simulator, wanted, addressOf(wanted, simulator, foyer)),
    async begin(next) {
      assertPlayable(next, known())
      scenario = next
      starts = await readStartAmounts(simulator, next.steps)
    },
    settle,
    waitFor,
    async act(step) {
      assertStep(step, known())
      await actOnStage(step, { simulator, foyer, realTime, waitFor })
    },
    async meet(expectation, signal) {
      let finding: Finding = { ok: false, actual: 'nothing looked at yet' }
      const look = async () => {
        finding = await checkExpectation(expectation, page, checked())
        return finding.ok || undefined
      }
      await waitFor(look, signal)
      return {
        ...finding,
        reasons: finding.ok ? [] : unmetReasons(simulator),
      }
    },
    pointOf: (target) => pointOf(page, target, { clock: realTime, settle, waitFor }),
    async focus(target) {
      const element = await findOne(() => page, target, { waitFor, disabled: true })
      element.focus()
    },
    usableControls: () => usableControls(page),
    paste: (text) => pasteInto(focusedIn(page), text),
    checkAccessibility: createAccessibilityCheck(page),
    async newestCode(email) {
      const mail = simulator.mailbox
        .mails()
        .findLast(({ to, kind }) => to === email && kind === 'code')
      if (!mail?.code) throw new Error(`No code was mailed to ${email}.`)
      return simulator.mailbox.read(mail.id).code ?? mail.code
    },
    async prepareReload(isNewTab = false) {
      if (isNewTab) simulator.tabStorage.clear()
      keep()
    },
  }
}
