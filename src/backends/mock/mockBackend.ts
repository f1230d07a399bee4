import type { BackendContext, BackendFactory } from '../port/backend.ts'
import { createRealBackend } from '../real/realBackend.ts'
import { showBadge } from './browser/showBadge.ts'
import type { OutsideOrigins, Simulator, SimulatorOptions } from './simulatorTypes.ts'
import { defaultWallets } from './world/defaultWallets.ts'
import { wireSimulator } from './wiring/wireSimulator.ts'
import type { WorldState } from './world/worldTypes.ts'

/** The simulator's options, all of them with defaults; what was kept over a reload is found again by itself. */
export type MockBackendOptions = Omit<Partial<SimulatorOptions>, 'resume'>

/** A backend whose outside is simulated, and the controls of that outside. */
export interface MockBackend extends BackendFactory {
  /** `undefined` on a server. */
  readonly simulator: Simulator | undefined
}

const keptKey = 'foyer.mock'

/**
 * One line instead of `createRealBackend` of `foyerkit/real`, for a host app that is developed offline.
 * Time flows by itself, wallets approve at once, and the world is kept while the tab is open. The
 * origins are those that the `foyerOutside()` plugin names in the page's `<meta>` tags. On a server
 * it is the production backend, which asks nothing there. The page is marked as a simulated one.
 * @throws Error on a page that is not on this machine, unless `allowPublicOrigin` is set
 */
export function createMockBackend(options: MockBackendOptions = {}): MockBackend {
  if (typeof window === 'undefined') {
    return Object.assign(createRealBackend(), { simulator: undefined })
  }
  const kept = window.sessionStorage.getItem(keptKey)
  const resume = kept === null ? {} : { resume: JSON.parse(kept) as Kept }
  const { simulator, reset } = wireSimulator({
    origins: originsOf(window),
    stageKey: 'host',
    ...options,
    world: {
      wallets: defaultWallets(options.seed ?? 1).map((wallet) => ({
        ...wallet,
        policy: 'approve',
      })),
      ...options.world,
    },
    ...resume,
  })
  if (kept === null) void reset()
  const hideBadge = showBadge(window.document)
  simulator.clock.resume()
  window.addEventListener('pagehide', () => {
    const now: Kept = { world: simulator.world.snapshot(), now: simulator.clock.now() }
    window.sessionStorage.setItem(keptKey, JSON.stringify(now))
  })
  return Object.assign((context: BackendContext) => simulator.backend(context), {
    simulator: {
      ...simulator,
      async dispose() {
        hideBadge()
        await simulator.dispose()
      },
    },
  })
}

interface Kept {
  readonly world: WorldState
  readonly now: number
}

function originsOf({ document, location }: Window): OutsideOrigins {
  const named = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content ??
    location.origin
  return { host: named('host'), sites: named('sites'), hostile: named('hostile') }
}
