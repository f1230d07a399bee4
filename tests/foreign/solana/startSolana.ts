import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import { serveChains } from '../serveChains.ts'

/** A local Solana behind a real server, on a clock of its own. */
export interface StartedSolana {
  /** Of JSON-RPC and, for sockets, of subscriptions. */
  readonly http: string
  readonly ws: string
  /** Moves the clock on. */
  pass(ms: number): void
  close(): Promise<void>
}

/** Serves the local mainnet as `npm start` does. */
export async function startSolana(): Promise<StartedSolana> {
  let now = 1_800_000_000_000
  const chains = await serveChains(() => now)
  const place = `${chains.place}/foreign/${solanaChains[0]?.reference}`
  return {
    http: `http://${place}`,
    ws: `ws://${place}`,
    pass(ms) {
      now += ms
    },
    close: chains.close,
  }
}
