import type { Backend, BackendFactory } from '../../port/backend.ts'
import { createSystemRandom } from '../../real/browser/systemRandom.ts'
import { isInPanels } from '../browser/isInPanels.ts'
import { showBadge } from '../browser/showBadge.ts'
import { abandonedTabLimits } from '../shared/abandonedTabLimits.ts'
import { createTrustedText } from '../shared/trustedText.ts'
import type { MockBackendOptions } from '../simulatorTypes.ts'
import { wireSimulator } from '../wiring/wireSimulator.ts'
import { chainsOf } from '../world/chainsOf.ts'
import { mergePatches } from '../world/mergePatches.ts'
import { defaultWallets } from '../world/defaultWallets.ts'
import type { InstalledWallet } from '../world/worldTypes.ts'
import { findProblems } from './findProblems.ts'
import { panelsFrameName, type OfflinePage, type WidgetReport } from './offlinePage.ts'
import { openMail } from './openMail.ts'
import { openPanelsWindow } from './openPanelsWindow.ts'
import { readPanelsStart } from './readPanelsStart.ts'
import { readPlaces } from './readPlaces.ts'
import { createTabWorld, type KeptWorld } from './tabWorld.ts'
import { warnDeveloper } from '../../port/development/warnDeveloper.ts'
import { createListeners } from '../shared/listeners.ts'

/** The options of `openOfflinePage`. */
export interface OfflinePageOptions extends MockBackendOptions {
  /** True if the page has the wallets only: no widget is expected, and requirements of widgets do not count as missing. */
  readonly isWithoutWidget?: boolean
  /**
   * True if one of the wallets is `window.ethereum`, for pages that look for no other. Default
   * true.
   */
  readonly windowEthereum?: boolean
}

/**
 * Creates the simulated outside of a host's page: a world of this tab only, kept from page to page. Unless a test has set otherwise, its
 * time flows, wallets approve and mails are read at once.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function openOfflinePage(
  page: Window & typeof globalThis,
  options: OfflinePageOptions,
): OfflinePage {
  const panelsStart = readPanelsStart(page)
  const start = page.foyerStart ?? panelsStart ?? {}
  const { hasSites, panels, config, refusal, ...places } = readPlaces(page)
  const tab = createTabWorld(page)
  const worldId = [config?.id, panelsStart?.worldId].filter((id) => id !== undefined).join(' ')
  const kept = tab.take(worldId)
  const stageKey =
    kept?.stageKey ?? options.stageKey ?? start.stageKey ?? createSystemRandom().uuid()
  // The platform's own fetch: the simulated network does not apply to these requests.
  const fetch = page.fetch.bind(page)
  const trusted = createTrustedText(page)
  const problems = new Set<string>()
  const { id: _id, world: hostWorld = {}, faults: hostFaults = [], ...fromHost } = config ?? {}
  const {
    // Beside the panels, a person decides.
    asks = page.name === panelsFrameName,
    isPaused = false,
    isWithoutWidget = false,
    windowEthereum = true,
    ...given
  } = { ...fromHost, ...start, ...options }
  const world = mergePatches(hostWorld, given.world ?? {})
  const installed = walletsOf(world.chains ?? [], given.seed ?? 1, windowEthereum)
  const { simulator, backendWith, reset } = wireSimulator({
    ...places,
    ...given,
    stageKey,
    world: { wallets: withPolicy(installed, asks), ...world },
    faults: kept?.faults ?? [...(given.faults ?? []), ...hostFaults],
    ...(kept === undefined ? {} : { resume: resumed(kept, asks) }),
    onProblem: addProblem,
  })
  const panelsLink =
    panels === undefined || 'address' in panels
      ? panels?.address
      : () =>
          openPanelsWindow(page, panels.server, fetch, trusted).catch((error: unknown) =>
            addProblem(textOf(error)),
          )
  const badge = showBadge(page.document, panelsLink, isInPanels(page))
  if (refusal !== undefined) badge.add(refusal)
  if (kept === undefined && !given.withoutServer) void reset()
  if (!isPaused) simulator.clock.resume()
  const stopMail = asks ? undefined : openMail(simulator, badge.showMail)
  if (tab.hadEnded()) badge.add(`${wasLeft}, so it has a new world.`)
  const stopKeeping = tab.keepOnLeave(
    () => ({
      stageKey,
      world: simulator.world.snapshot(),
      now: simulator.clock.now(),
      worldId,
      asks,
      faults: simulator.faults.snapshot(),
    }),
    () => addProblem(`${wasLeft}, so its chains began again. Open the page in a new tab.`),
  )
  const problemsFound = given.withoutServer
    ? Promise.resolve([])
    : findProblems({
        ...placeOf(page),
        fetch,
        host: places.origins.host,
        stageKey,
        refusal,
        lacksSites: !hasSites && !isWithoutWidget,
      })
  void problemsFound.then((found) => found.forEach(addProblem))
  function addProblem(sentence: string): void {
    if (problems.has(sentence)) return
    problems.add(sentence)
    badge.add(sentence)
    warnDeveloper(sentence)
  }

  const { observe, ...reports } = createWidgetReports(() => simulator.clock.now())
  return {
    simulator,
    backendWith(host) {
      const make = backendWith(host)
      const factory: BackendFactory = (context) =>
        hasSites ? make(context) : withoutSites(make(context), given)
      return Object.assign(factory, { observe })
    },
    isWithoutWidget,
    hasOwnTime: given.ownsPage !== true,
    ...reports,
    problems: () => [...problems],
    async dispose() {
      stopKeeping()
      stopMail?.()
      badge.hide()
      await simulator.dispose()
      delete page.foyerOffline
    },
  }
}

const wasLeft = `This tab was left for more than ${abandonedTabLimits.worldEndsAfter / 60_000} minutes`

/** Returns the kept world. Its wallets change if a person can decide now, or no longer can. */
function resumed(kept: KeptWorld, asks: boolean): KeptWorld {
  if (kept.asks === asks) return kept
  return { ...kept, world: { ...kept.world, wallets: withPolicy(kept.world.wallets, asks) } }
}

/** Returns the wallets of a page, with or without the one at `window.ethereum`. */
function walletsOf(
  chains: Parameters<typeof chainsOf>[0]['chains'],
  seed: number,
  windowEthereum: boolean,
) {
  const evm = chainsOf({ chains }).map(({ caip2 }) => caip2)
  return defaultWallets(seed, evm).filter(({ via }) => windowEthereum || via !== 'window.ethereum')
}

function withPolicy(wallets: readonly InstalledWallet[], asks: boolean): InstalledWallet[] {
  return wallets.map((wallet) => ({ ...wallet, policy: asks ? 'ask' : 'approve' }))
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Switches off features that need a simulated site, so that the widget does not show them; without a server the secure site is inside the
 * page.
 */
function withoutSites(
  { auth, onramp: _, ...rest }: Backend,
  { withoutServer = false }: MockBackendOptions,
): Backend {
  return withoutServer && auth !== undefined ? { ...rest, auth } : rest
}

/** The widgets of a page, and what they have reported. */
interface WidgetReports extends Pick<OfflinePage, 'widgets' | 'reports' | 'onReport'> {
  readonly observe: NonNullable<BackendFactory['observe']>
}

/** Creates the reports. `now` returns virtual ms since epoch. */
function createWidgetReports(now: () => number): WidgetReports {
  const widgets: (() => unknown)[] = []
  const reports: WidgetReport[] = []
  const listeners = createListeners()
  const observe: WidgetReports['observe'] = (widget) => {
    widgets.push(widget)
    return (event) => {
      reports.push({ at: now(), event })
      listeners.notify()
    }
  }

  return {
    observe,
    widgets: () => widgets.map((widget) => widget()),
    reports: () => reports,
    onReport: listeners.add,
  }
}

/** Returns the origin of a page, and the URL of its `places.js`. */
const placeOf = ({ document, location }: Window) => ({
  page: location.origin,
  places: document.querySelector<HTMLScriptElement>('script[src*="/__foyer/places.js"]')?.src,
})
