import {
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  createServer,
  type Server,
} from 'node:http'
import { createLocalSolana } from '../../../anvil/solana/localSolana.ts'
import type { ServedChain } from '../../../anvil/fork/servedChain.ts'
import { createSupervisor } from '../../../anvil/supervisor.ts'
import type { HostWorld } from '../config/hostWorld.ts'
import { createSetup } from '../chains/setup/setup.ts'
import { superviseSetup } from '../chains/setup/superviseSetup.ts'
import { answerUpgrades, type UpgradeAnswers } from './answerUpgrades.ts'
import { chainsOf } from '../../backends/mock/world/chainsOf.ts'
import type { Origins } from './origins.ts'
import { createOutsideApi } from './outsideApi.ts'
import { createAbandonedStages } from '../chains/abandonedStages.ts'
import { createStageClocks } from '../chains/stageClocks.ts'
import { stopStage } from '../chains/stopStage.ts'
import { createTimedNodes } from '../chains/timedNodes.ts'
import { listenLocally, type LocalListener } from '../http/listenLocally.ts'

/** The chains, the endpoints and the second origin that run beside one server. */
export interface Outside {
  /** Returns the origins, once the server listens. */
  origins(): Origins
  /** The middleware with the endpoints of `createOutsideApi`. */
  readonly api: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Starts a stage and its setup; an error goes to `log`. */
  begin(stage: string): Promise<void>
  /** Stops the chains and the second server; safe to call twice. */
  close(): Promise<void>
}

/** The options of `openOutside`. */
export interface OutsideOptions {
  readonly main: SitesServerOptions['main'] & {
    address(): unknown
    on(event: 'upgrade', listener: UpgradeAnswers['onUpgrade']): unknown
    off(event: 'upgrade', listener: UpgradeAnswers['onUpgrade']): unknown
  }
  readonly handler: RequestListener
  /** Returns true for an upgrade that another listener answers, such as Vite's hot updates. */
  readonly isForeignUpgrade: (request: IncomingMessage) => boolean
  /** The first port to try for the simulated sites. */
  readonly firstPort: number
  /** The number of ports to try, beginning with `firstPort`; 101 when absent. */
  readonly tries?: number | undefined
  /** True if pages on other ports of this machine may use the chains, too; false if absent. */
  readonly servesOtherPorts?: boolean
  /** The stage for an address without a stage when no tab is in front. If absent, such an address is rejected. */
  readonly stageWithoutTab?: string
  /** The host's own world, if it has a config. */
  readonly host?: HostWorld | undefined
  /** Receives errors that happen in the background. */
  readonly log: (line: string) => void
}

/** Opens the second origin at once. Chains start when they are called, or with the setup of a stage. */
export async function openOutside(options: OutsideOptions): Promise<Outside> {
  const { main, handler, firstPort, tries, servesOtherPorts = false, log } = options
  const sites = await openSitesServer({ handler, main, firstPort, tries })
  const { host } = options
  const solana = createLocalSolana()
  const clocks = createStageClocks(options)
  const nodes = createTimedNodes()
  const list: readonly ServedChain[] = chainsOf({ chains: host?.chains ?? [] })
  const setUp = host && createSetup(host, list, nodes)
  const bare = createSupervisor({ log, chains: list })
  const withSetup = setUp && superviseSetup(bare, setUp, log)
  const supervisor = withSetup ?? bare
  const abandonedStages = createAbandonedStages({
    stop: (stage) => stopStage({ supervisor, solana, clocks }, stage),
  })
  const chains = { supervisor, solana, clocks, nodes, chains: list, left: abandonedStages }
  const upgrades = answerUpgrades({
    ...chains,
    isForeign: options.isForeignUpgrade,
    servesOtherPorts,
    log,
  })
  main.on('upgrade', upgrades.onUpgrade)

  const origins = () => {
    const address = Object(main.address())
    return {
      host: `http://localhost:${address.port}`,
      sites: `http://localhost:${sites.port}`,
      hostile: `http://127.0.0.1:${sites.port}`,
    }
  }

  return {
    origins,
    api: createOutsideApi({
      ...chains,
      origins,
      servesOtherPorts,
      setupProblem: withSetup?.problem,
    }),
    async begin(stage) {
      if (setUp === undefined) return
      // The error is already logged.
      await supervisor.reset(stage).catch(() => undefined)
    },
    async close() {
      main.off('upgrade', upgrades.onUpgrade)
      upgrades.close()
      abandonedStages.close()
      await Promise.all([sites.close(), supervisor.close()])
    },
  }
}

/** A second server with the content of the first, so that its pages have a different origin. */
type SitesServer = LocalListener

/** The options of `openSitesServer`. */
interface SitesServerOptions {
  readonly handler: RequestListener
  /** Receives the upgrade requests, such as those for hot updates. */
  readonly main: Pick<Server, 'emit'>
  /** The first port to try; if it is taken, the next one is tried. 0 lets the system choose. */
  readonly firstPort: number
  /** The number of ports to try from there on; 101 if absent. */
  readonly tries?: number | undefined
}

/** Listens on 127.0.0.1, on a port that is also free for [::1], because `localhost` may mean either. */
async function openSitesServer(options: SitesServerOptions): Promise<SitesServer> {
  const { handler, main, firstPort, tries = 101 } = options
  const server = createServer(handler)
  server.on('upgrade', (request, socket, head) => {
    if (!main.emit('upgrade', request, socket, head)) socket.destroy()
  })
  return listenLocally(server, { firstPort, tries, what: 'the simulated sites' })
}
