import { anvilBinary } from './anvilBinary.ts'
import { createAnvilLauncher, type AnvilProcess } from './anvilLauncher.ts'
import { chainList } from './chainList.ts'
import { chainNames } from './chainNames.ts'
import { defaultGenesis } from './defaultGenesis.ts'
import type { ServedChain } from './fork/servedChain.ts'
import { createWarmPool } from './warmPool.ts'

/** A stage's chain, and how to reach it. */
export interface RunningChain {
  readonly chainId: number
  /** The timestamp of the genesis block, in Unix seconds. */
  readonly genesis: number
  /** The path of the socket on which it answers JSON-RPC. */
  readonly path: string
}

/** Starts local chains on demand. Each stage (workbench tab, test worker) has its own ones. */
export interface Supervisor {
  /**
   * Returns the stage's chain, started when it does not run yet. Calls at the same time share one
   * start.
   * @param genesis Unix seconds, used only when the chain starts; 2026-01-15T12:00:00Z when absent
   */
  open(stage: string, chainId: number, genesis?: number): Promise<RunningChain>
  /**
   * Resets every running chain of the stage to genesis, at the same genesis time unless another is
   * given (Unix seconds).
   */
  reset(stage: string, genesis?: number): Promise<readonly RunningChain[]>
  /** Stops the stage's chains. */
  stop(stage: string): Promise<void>
  /** Returns the stage's running chains. */
  chains(stage: string): Promise<readonly RunningChain[]>
  /**
   * Stops every stage unused for `idleMs`, and every process that has been kept ready for `warmMs`; also happens by
   * itself now and then.
   */
  stopIdle(): Promise<void>
  /** Stops everything; later calls of `open` and `reset` are refused. */
  close(): Promise<void>
}

/** The limits and sources of a supervisor. */
export interface SupervisorOptions {
  /** The time in ms after which a stage without a call is stopped. One hour when absent. */
  readonly idleMs?: number
  /** The maximum number of stages; above it the longest unused one is stopped. 24 when absent. */
  readonly maxStages?: number
  /** The number of started processes kept ready per chain and genesis time. 1 when absent. */
  readonly warm?: number
  /** The time in ms after which a process that is kept ready without a use is stopped. Ten minutes when absent. */
  readonly warmMs?: number
  /** The available chains; those of every world when absent. */
  readonly chains?: readonly ServedChain[]
  /** Receives the failures in the background; if absent, they are ignored. */
  readonly log?: (line: string) => void
  /** Returns the time of a monotonic clock, in ms. */
  readonly now?: () => number
}

interface Entry {
  readonly genesis: number
  readonly process: Promise<AnvilProcess>
}

interface Stage {
  lastUsed: number
  readonly chains: Map<number, Entry>
}

/**
 * Creates a supervisor. It starts anvil per stage and chain through `@viem/anvil`, and makes sure
 * that none outlives this process.
 */
export function createSupervisor(options: SupervisorOptions = {}): Supervisor {
  const { idleMs = 3_600_000, maxStages = 24, warm = 1, chains: list = chainList } = options
  const { warmMs = 600_000 } = options
  const { log = () => undefined, now = () => performance.now() } = options
  const stages = new Map<string, Stage>()
  const endings = new Set<Promise<void>>()
  const silent = new Set<number>()
  let closed = false

  const launch = createAnvilLauncher()
  const pool = createWarmPool({
    perChain: warm,
    total: 2 * list.length,
    now,
    start: (chain, genesis) =>
      launch({
        chain,
        genesis,
        binary: anvilBinary(),
        onCrash: (lastWords) => log(`The local ${chain.name} chain ended by itself. ${lastWords}`),
        onSilence: () => reportSilence(chain),
      }),
  })

  /** Reports it once for each chain, because a page repeats its calls. */
  function reportSilence({ id, name, fork }: ServedChain) {
    if (fork === undefined || silent.has(id)) return
    silent.add(id)
    log(
      `The fork of ${name} got no answer from ${new URL(fork.url).origin}, and its calls fail. Check forkUrl, and that this machine reaches it.`,
    )
  }

  function end(process: Promise<AnvilProcess>) {
    // A process that never started was already reported to its caller.
    const ending = process.then(
      (started) => started.stop().catch((error: unknown) => log(String(error))),
      () => undefined,
    )
    endings.add(ending)
    return ending.finally(() => endings.delete(ending))
  }

  function start(stage: Stage, chain: ServedChain, genesis: number) {
    const process = pool.take(chain, genesis)
    const entry: Entry = { genesis, process }
    stage.chains.set(chain.id, entry)
    process.catch(() => {
      if (stage.chains.get(chain.id) === entry) stage.chains.delete(chain.id)
    })
    return entry
  }

  function touch(key: string) {
    if (closed) throw new Error('Failed to open a local chain: the supervisor is closed.')
    const stage = stages.get(key) ?? { lastUsed: 0, chains: new Map() }
    stage.lastUsed = now()
    // The entry is removed and added again, so that the map is ordered by last use.
    stages.delete(key)
    stages.set(key, stage)
    for (const oldest of [...stages.keys()].slice(0, Math.max(0, stages.size - maxStages))) {
      log(`Stopping the chains of stage ${oldest}: more than ${maxStages} stages are open.`)
      void stop(oldest)
    }
    return stage
  }

  async function stop(key: string) {
    const stage = stages.get(key)
    stages.delete(key)
    await Promise.all([...(stage?.chains.values() ?? [])].map(({ process }) => end(process)))
  }

  async function stopIdle() {
    const idle = [...stages].filter(([, stage]) => now() - stage.lastUsed >= idleMs)
    await Promise.all([pool.stopUnused(warmMs), ...idle.map(([key]) => stop(key))])
  }

  async function open(
    key: string,
    chainId: number,
    genesis = defaultGenesis,
  ): Promise<RunningChain> {
    const chain = findChain(list, chainId)
    const stage = touch(key)
    const entry = stage.chains.get(chainId) ?? start(stage, chain, genesis)
    const process = await entry.process
    if (stages.get(key) !== stage) {
      throw new Error(`Failed to open the local ${chain.name} chain: stage ${key} was stopped.`)
    }
    const current = stage.chains.get(chainId) === entry
    if (current && process.alive) return describe(process)
    // The chain was reset meanwhile, or ended by itself. The first caller that notices removes it,
    // and all share the next start.
    if (current) stage.chains.delete(chainId)
    return open(key, chainId, genesis)
  }

  const housekeeping = setInterval(
    () => void stopIdle(),
    Math.max(1_000, Math.min(idleMs, warmMs) / 4),
  )
  housekeeping.unref()

  return {
    open,

    async reset(key, genesis) {
      const stage = touch(key)
      const fresh = [...stage.chains].map(([chainId, old]) => {
        void end(old.process)
        return start(stage, findChain(list, chainId), genesis ?? old.genesis).process
      })
      return (await Promise.all(fresh)).map(describe)
    },

    stop,

    async chains(key) {
      const running = [...(stages.get(key)?.chains.values() ?? [])].map(({ process }) => process)
      const settled = await Promise.allSettled(running)
      return settled
        .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        .filter((process) => process.alive)
        .map(describe)
    },

    stopIdle,

    async close() {
      closed = true
      clearInterval(housekeeping)
      for (const key of stages.keys()) void stop(key)
      // The pool is closed last, because a chain that is still starting adds a process to it.
      await Promise.all(endings)
      await pool.close()
    },
  }
}

function describe({ chainId, genesis, path }: AnvilProcess): RunningChain {
  return { chainId, genesis, path }
}

function findChain(list: readonly ServedChain[], chainId: number) {
  const chain = list.find((candidate) => candidate.id === chainId)
  if (chain !== undefined) return chain
  throw new RangeError(
    `Failed to open chain ${chainId}: there are local chains for ${chainNames(list)} only.`,
  )
}
