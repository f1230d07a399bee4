import type { AnvilProcess } from './anvilLauncher.ts'
import { addBasics } from './genesis/addBasics.ts'
import type { ServedChain } from './fork/servedChain.ts'
import { rpcCall } from './rpcCall.ts'

/**
 * Keeps a started, unused process ready for every chain and genesis time that was used once, except
 * for forks.
 */
export interface WarmPool {
  /**
   * Returns an unused process at its genesis, at once when one is ready, and prepares the next one.
   * @param genesis timestamp of the genesis block, Unix seconds
   */
  take(chain: ServedChain, genesis: number): Promise<AnvilProcess>
  /** Stops the processes that have waited for so long, ms. */
  stopUnused(ms: number): Promise<void>
  /** Stops every unused process. */
  close(): Promise<void>
}

/** The parts and limits of a pool. */
export interface WarmPoolOptions {
  /** The number of processes kept ready for each chain and genesis time; 0 keeps none. */
  readonly perChain: number
  /** The number of processes kept ready altogether; the longest unused ones are stopped first. */
  readonly total: number
  readonly start: (chain: ServedChain, genesis: number) => Promise<AnvilProcess>
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

interface Warm {
  readonly key: string
  /** When it was started. */
  readonly since: number
  readonly process: Promise<AnvilProcess | undefined>
}

/**
 * Creates a pool of started local chains, so that a reset to genesis does not wait for a process.
 */
export function createWarmPool({ perChain, total, start, now }: WarmPoolOptions): WarmPool {
  let ready: Warm[] = []
  let closed = false

  const stop = async (warm: Warm) => (await warm.process)?.stop()

  function refill(key: string, chain: ServedChain, genesis: number) {
    if (closed) return
    while (ready.filter((warm) => warm.key === key).length < perChain) {
      // The next `take` starts another process and rejects with what is wrong.
      const process = start(chain, genesis).catch(() => undefined)
      ready.push({ key, since: now(), process })
    }
    for (const oldest of ready.splice(0, Math.max(0, ready.length - total))) void stop(oldest)
  }

  return {
    async take(chain, genesis) {
      const key = `${chain.id}@${genesis}`
      const warm = ready.find((candidate) => candidate.key === key)
      ready = ready.filter((candidate) => candidate !== warm)
      const waiting = await warm?.process
      const process = waiting?.alive === true ? waiting : await start(chain, genesis)
      if (chain.genesis !== undefined) await addBasics(process.path)
      // A fork continues from a block with its own time, so it must not be restarted silently.
      if (chain.genesis === 'fork') return process
      // The process's clock continued while it waited, and its first block would be late by that
      // time.
      await rpcCall(process.path, 'anvil_setTime', [genesis])
      refill(key, chain, genesis)
      return process
    },

    async stopUnused(ms) {
      const unused = ready.filter(({ since }) => now() - since >= ms)
      ready = ready.filter((warm) => !unused.includes(warm))
      await Promise.all(unused.map(stop))
    },

    async close() {
      closed = true
      await Promise.all(ready.splice(0).map(stop))
    },
  }
}
