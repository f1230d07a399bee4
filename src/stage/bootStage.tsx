import { createRoot } from 'react-dom/client'
import { createSimulator } from '../backends/mock/index.ts'
import { createSystemRandom } from '../backends/real/index.ts'
import { didYouMean } from '../backends/port/didYouMean.ts'
import { assertPlayable, type Scenario } from '../scenarios/index.ts'
import { createFoyer, FoyerProvider, OnrampWidget } from '../widget/index.ts'
import { isKeptId, readKeptRecordings } from '../run/file/keptRecordings.ts'
import { isProjectId, readProjectScenarios } from '../run/file/projectScenarios.ts'
import { createStageApi } from './createStageApi.ts'
import { deviceProfiles } from './deviceProfiles.ts'
import { withFaultSets } from './faults/withFaultSets.ts'
import { freePlay } from './freePlay.ts'
import { holdAnimations } from './holdAnimations.ts'
import { HostPage } from './host/HostPage.tsx'
import { SecondWidget } from './host/SecondWidget.tsx'
import { createHostSession } from './host/hostSession.ts'
import { hostOptions } from './host/hostOptions.ts'
import { SignInNote } from './host/SignInNote.tsx'
import { createStageMemory } from './stageMemory.ts'
import { parseStageAddress } from './stageUrl.ts'
import { createTimelineLog } from './timelineLog.ts'
import { createTimeline } from './timeline.ts'
import type { OutsideOrigins } from '../backends/mock/simulatorTypes.ts'

/** Creates the world, the production widget on it and the host page, and notifies the window when it is ready. */
export async function bootStage(target: Window): Promise<void> {
  const { address, problems } = parseStageAddress(target.location.search)
  if (problems.length > 0) throw new Error(`the address is not usable: ${problems.join('; ')}.`)
  const scenario = withFaultSets(await findScenario(address.scenario, target), address.faults)
  const options = { ...scenario.options, ...address.options }
  assertPlayable({ ...scenario, options })
  const memory = createStageMemory(target.sessionStorage, createSystemRandom())
  const kept = memory.take(scenario.id)
  const seed = address.seed ?? scenario.seed
  const faults = kept?.faults ?? scenario.faults
  const simulator = await createSimulator({
    ...(seed === undefined ? {} : { seed }),
    ...(scenario.startedAt === undefined ? {} : { startedAt: Date.parse(scenario.startedAt) }),
    ...(scenario.world === undefined ? {} : { world: scenario.world }),
    ...(kept === undefined ? {} : { resume: { world: kept.world, now: kept.now } }),
    ...(faults === undefined ? {} : { faults }),
    origins: readOrigins(target.document),
    stageKey: memory.key(),
    ownsPage: true,
    hasSignInServer: true,
    device: deviceProfiles[address.device ?? scenario.device ?? 'desktop'],
  })
  const timeline = createTimeline(simulator)
  const timelineLog = createTimelineLog({
    timeline,
    calls: simulator.calls,
    opened: simulator.opened,
    clock: simulator.clock,
  })
  const session = options.isSiweEnabled && createHostSession(simulator.hostFetch, options.siwe)
  const more = session ? { siweConfig: session.siweConfig } : {}
  const foyer = createFoyer(
    hostOptions(options, simulator.backend, { ...more, inspect: timeline.inspect }),
  )
  const ofSecond = scenario.widgets === 'apart' ? { storagePrefix: 'second/' } : {}
  const second =
    (scenario.widgets ?? 1) !== 1 &&
    createFoyer(hostOptions({ ...options, ...ofSecond }, simulator.backend, more))
  const root = target.document.querySelector('#stage')
  if (!root) throw new Error('the page has no element #stage.')
  createRoot(root).render(
    <FoyerProvider foyer={foyer}>
      <HostPage>
        {session && <SignInNote session={session} />}
        {scenario.onrampWidget && <OnrampWidget />}
        {second && (
          <FoyerProvider foyer={second}>
            <SecondWidget />
          </FoyerProvider>
        )}
      </HostPage>
    </FoyerProvider>,
  )
  holdAnimations(target.document.documentElement, simulator.clock)
  if (!address.paused) simulator.clock.resume(1)

  let isReload = false
  target.addEventListener('pagehide', () => {
    // A page of a new world may not navigate a window of the old one, and would find it under the same name.
    if (!isReload) simulator.closePopups()
  })

  target.foyerStage = await createStageApi({
    page: target.document,
    simulator,
    timeline,
    timelineLog,
    scenario,
    widgets: () => (second ? [foyer, second] : [foyer]),
    realTime: simulator.realTime,
    ownsPage: true,
    hasOwnTime: false,
    keep() {
      isReload = true
      memory.keep({
        scenario: scenario.id,
        world: simulator.world.snapshot(),
        now: simulator.clock.now(),
        faults: simulator.faults.snapshot(),
      })
    },
  })
}

async function findScenario(id: string | undefined, target: Window): Promise<Scenario> {
  if (id === undefined || id === freePlay.id) return freePlay
  if (isProjectId(id)) return findProjectScenario(id, target)
  if (isKeptId(id)) return findRecording(id, target)
  // They are many, and a replay passes its own.
  const { scenarios } = await import('../scenarios/allScenarios.ts')
  const scenario = scenarios.find((each) => each.id === id)
  if (scenario) return scenario
  const near = didYouMean(
    id,
    scenarios.map((each) => each.id),
  )
  throw new Error(
    `there is no scenario "${id}".${near} Pick one in the workbench's list. A new file is found by its name: <id>.scenario.ts.`,
  )
}

function findRecording(id: string, target: Window): Scenario {
  const recording = readKeptRecordings(target.localStorage).find((each) => each.id === id)
  if (recording) return recording
  throw new Error(`this browser has no recording "${id}". Open its file, or ask for a link to it.`)
}

async function findProjectScenario(id: string, target: Window): Promise<Scenario> {
  const project = await readProjectScenarios(target.fetch.bind(target))
  if (!project)
    throw new Error(`there is no scenario "${id}": this server has no project with scenarios.`)
  const { folder, scenarios, problems } = project
  const scenario = scenarios.find((each) => each.id === id)
  if (scenario) return scenario
  const near = didYouMean(
    id,
    scenarios.map((each) => each.id),
  )
  throw new Error([`${folder} has no scenario "${id}".${near}`, ...problems].join(' '))
}

/** The origins that the development server wrote into this page's `<meta>` tags. */
function readOrigins(page: Document): OutsideOrigins {
  const read = (name: string) => {
    const content = page.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
    if (content) return content
    throw new Error(
      `the page names no "${name}" origin. Serve it with the workbenchPlugin() Vite plugin, as \`npm start\` does.`,
    )
  }
  return { host: read('host'), sites: read('sites'), hostile: read('hostile') }
}
