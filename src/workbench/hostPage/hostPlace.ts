import { createSystemRandom, createTrustedText } from '../../backends/mock/index.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { answers, type StagePlace } from '../../stage/stagePlace.ts'
import type { StageAddress } from '../../stage/stageUrl.ts'
import { withFaultSets } from '../../stage/faults/withFaultSets.ts'
import { freePlay } from '../../stage/freePlay.ts'
import { setAside } from './setAside.ts'

/** A host's own page in the frame: the one in `?page=`, or in `<meta name="foyer-page">` if the page has opened the panels in a window. */
export function createHostPlace(target: Window): StagePlace {
  const opener = metaOf(target.document, 'page')
  const origin = opener === undefined ? target.location.origin : new URL(opener).origin
  // Of this tab: a new world of the panels has the same chains, reset.
  const stageKey = createSystemRandom().uuid()
  const storages = [target.localStorage, target.sessionStorage].map(setAside)
  let worlds = 0
  let frame: Window | undefined
  let scenario: Scenario | undefined
  let page = pathOf(
    opener ?? new URLSearchParams(target.location.search).get('page') ?? '/',
    origin,
  )

  /** The path of the page that the frame shows now: the host may have changed its address without a load. */
  function pageNow(): string {
    try {
      return frame === undefined ? page : pathOf(frame.location.href, origin)
    } catch (error) {
      // The frame shows a page of the browser or of another origin.
      if (error instanceof DOMException) return page
      throw error
    }
  }

  return {
    records: 'asked',
    ownAddress:
      opener === undefined
        ? `${target.location.origin}${target.location.pathname.replace(/\/$/, '')}`
        : undefined,
    server: opener === undefined ? '' : (metaOf(target.document, 'host') ?? ''),
    // Panels in a window have no server of their own.
    isServerThere: async () => opener !== undefined || answers(target),
    page: () => page,
    address(wanted, found) {
      // The first page continues the world of the tab.
      page = pathOf(found?.page ?? pageNow(), origin)
      const start = withFaultSets(found ?? freePlay, wanted.faults)
      scenario = found === undefined && wanted.faults === undefined ? undefined : start
      const isNew = worlds > 0 || scenario !== undefined
      worlds += 1
      if (isNew) {
        storages.forEach((each) => each.clear())
        const worldId = `${stageKey} ${worlds}`
        target.foyerPanelsStart = { ...startOf(wanted, scenario), worldId, stageKey }
      }
      return opener === undefined ? page : `${origin}${page}`
    },
    begin(shown) {
      frame = shown
      const { document } = shown
      // A reload of the panels shows this page again.
      if (opener === undefined) {
        const query = new URLSearchParams(target.location.search)
        query.set('page', pageNow())
        target.history.replaceState(null, '', `?${query.toString()}`)
      }
      if (scenario !== undefined) shown.foyerScenario = scenario
      const script = document.createElement('script')
      script.type = 'module'
      const address = `${metaOf(document, 'host') ?? ''}/__foyer/page.js`
      script.src = createTrustedText(shown).scriptUrl(address)
      document.head.append(script)
      return undefined
    },
    leave: () => storages.forEach((each) => each.restore()),
  }
}

/** Path, query and hash of an address of the host's own pages; that of the start page for any other. */
function pathOf(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return '/'
  const url = new URL(address, origin)
  const isOwn = url.origin === origin && !url.pathname.startsWith('/__foyer')
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : '/'
}

/** The world of a scenario and of its address, before a page of the host loads. */
function startOf(wanted: StageAddress, scenario: Scenario | undefined) {
  const seed = wanted.seed ?? scenario?.seed
  const device = wanted.device ?? scenario?.device
  const { startedAt, world, faults } = scenario ?? {}
  return {
    asks: true,
    isPaused: wanted.paused ?? false,
    ...(seed === undefined ? {} : { seed }),
    // oxlint-disable-next-line no-restricted-globals -- Reads a written time, and not the present one.
    ...(startedAt === undefined ? {} : { startedAt: Date.parse(startedAt) }),
    ...(world === undefined ? {} : { world }),
    ...(faults === undefined ? {} : { faults }),
    ...(device === undefined ? {} : { device: deviceProfiles[device] }),
  }
}

function metaOf(page: Document, name: string): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
}
