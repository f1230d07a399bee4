import { referenceOf } from '../../port/chainIds.ts'
import type { ChainActor } from '../chains/chainActor.ts'
import { createClockReports } from '../chains/clockReports.ts'
import { createChainTime, type ChainTime } from '../chains/chainTime.ts'
import { createChainActor } from '../chains/createChainActor.ts'
import { createTreasury, type PayFromTreasury } from '../chains/treasury.ts'
import { createCallSocket } from '../chains/callSocket.ts'
import { createLocalChains, type LocalChains } from '../chains/localChains.ts'
import { createPools, type Pools } from '../chains/swap/pools.ts'
import { createTokenControls } from '../chains/tokens/tokenControls.ts'
import { chainsOf } from '../world/chainsOf.ts'
import { tokensOf } from '../world/tokensOf.ts'
import type { StageParts } from './stageParts.ts'

/** The local chains of a stage, and their money. */
export interface ChainParts {
  readonly chains: LocalChains
  readonly time: ChainTime
  readonly pools: Pools
  readonly pay: PayFromTreasury
  readonly actor: ChainActor
  dispose(): void
}

/** Connects to the stage's own chains through the development server. */
export function createChainParts({
  options,
  page,
  world,
  deliveries,
  clock,
  platform,
}: StageParts): ChainParts {
  // Captured before requests and sockets are simulated.
  const fetch = options.withoutServer ? refuse : page.fetch.bind(page)
  const NativeSocket = page.WebSocket
  const base = `${options.origins.host}/__foyer`
  const stageKey = encodeURIComponent(options.stageKey)
  // The id is different for each page of a tab. Randomness is simulated in the workbench, so it
  // would be the same after each reload.
  const pageId = String(page.performance.timeOrigin)
  const post = (what: string, body: string) =>
    fetch(`${base}/stage/${stageKey}/${what}`, { method: 'POST', keepalive: true, body })
  const reports = createClockReports({
    clock,
    platform,
    startedAt: () => world.get().startedAt,
    isInFront: () => page.document.visibilityState === 'visible',
    onFront(listener) {
      page.addEventListener('focus', listener)
      page.document.addEventListener('visibilitychange', listener)
      return () => {
        page.removeEventListener('focus', listener)
        page.document.removeEventListener('visibilitychange', listener)
      }
    },
    post: (report) => post('clock', JSON.stringify({ ...report, page: pageId })),
    onLeave(listener) {
      page.addEventListener('pagehide', listener)
      return () => page.removeEventListener('pagehide', listener)
    },
    // A beacon is used because a request does not survive the end of the tab. Test runners' pages
    // lack beacons.
    leave: () => void page.navigator.sendBeacon?.(`${base}/stage/${stageKey}/leave`, pageId),
  })
  // The stage always runs on the server of its chains; a host's own page may reach them through a proxy that supports no sockets.
  const socket = options.ownsPage
    ? createCallSocket(
        () => new NativeSocket(`${base.replace('http', 'ws')}/stage/${stageKey}/calls`),
        (listener) => page.addEventListener('offline', listener),
      )
    : undefined
  const chains = createLocalChains({
    fetch,
    socket,
    onAnswer: reports.start,
    origin: options.origins.host,
    stageKey: options.stageKey,
    startedAt: () => world.get().startedAt,
    chains: () => chainsOf(world.get()),
    now: clock.now,
    deliver: deliveries.deliver,
  })
  const time = createChainTime(chains, clock)
  const tokens = createTokenControls(chains, () => tokensOf(world.get()))
  const pools = createPools({ chains, world, tokens })
  return {
    chains,
    time,
    pools,
    pay: createTreasury(chains, time, world),
    actor: createChainActor({
      chains,
      time,
      world,
      tokens,
      pools,
      rpcUrls: (chainId) => ({
        inFront: `${base}/rpc/${referenceOf(chainId)}`,
        ofThisTab: `${base}/rpc/${stageKey}/${referenceOf(chainId)}`,
      }),
    }),
    dispose() {
      reports.dispose()
      socket?.close()
    },
  }
}

/** Rejects, because a unit test has no development server. */
function refuse(): Promise<never> {
  return Promise.reject(new TypeError('There are no chains without a server.'))
}
