import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import {
  createLocalChains,
  type LocalChains,
} from '../../../src/backends/mock/chains/localChains.ts'
import { serveChains } from '../serveChains.ts'

/** A local Solana with a real server and its own clock. */
export interface StartedSolana {
  /** URLs of JSON-RPC and, for sockets, of subscriptions: the local mainnet. */
  readonly http: string
  readonly ws: string
  /** The same clusters as a simulated wallet reaches them. */
  readonly chains: LocalChains
  /** Advances the clock. */
  pass(ms: number): void
  close(): Promise<void>
}

/** Serves the local clusters like `npm start`. */
export async function startSolana(): Promise<StartedSolana> {
  let now = 1_800_000_000_000
  const stageKey = 'foreign'
  const served = await serveChains(() => now)
  const path = `${stageKey}/${solanaChains[0]?.reference}`
  return {
    http: `http://${served.place}/${path}`,
    ws: `ws://${served.place}/${path}`,
    chains: createLocalChains({
      fetch,
      origin: `http://${served.place.split('/')[0]}`,
      stageKey,
      startedAt: () => now,
      chains: () => [],
      now: () => now,
    }),
    pass(ms) {
      now += ms
    },
    close: served.close,
  }
}
