import { defaultGenesis } from '../../../../anvil/defaultGenesis.ts'
import type { RunningChain, Supervisor } from '../../../../anvil/supervisor.ts'

/** A stage whose chains are at genesis. */
export interface FreshStage {
  /** Timestamp of the genesis blocks, Unix seconds. */
  readonly genesis: number
  /** Rejects when the stage was reset meanwhile. */
  open(chainId: number): Promise<RunningChain>
}

interface StageSetup {
  readonly genesis: number
  /** Path of the node of each chain that it has used. */
  readonly paths: Map<number, string>
  readonly done: Promise<unknown>
  problem?: string
}

/**
 * Has every stage begin with a set-up on its fresh chains: whoever opens one waits for it, and gets its failure for an answer until the
 * stage is reset. It runs once for each stage, again after a reset, and when a chain that it has used is gone.
 * @param setUp rejects with an Error for the developer
 * @param log told of that, too
 */
export function superviseSetup(
  supervisor: Supervisor,
  setUp: (stage: FreshStage) => Promise<unknown>,
  log: (line: string) => void,
): Supervisor {
  const stages = new Map<string, StageSetup>()

  function begin(
    key: string,
    genesis: number,
    before: () => Promise<unknown> = async () => undefined,
  ): StageSetup {
    const paths = new Map<number, string>()
    async function openFresh(chainId: number): Promise<RunningChain> {
      if (stages.get(key) !== setup) {
        throw new Error(`Failed to set up stage ${key}: its chains were reset meanwhile.`)
      }
      const chain = await supervisor.open(key, chainId, genesis)
      paths.set(chainId, chain.path)
      return chain
    }
    const done = before().then(() => setUp({ genesis, open: openFresh }))
    const setup: StageSetup = { genesis, paths, done }
    stages.set(key, setup)
    // Whoever opens a chain is told, too.
    done.catch((error: unknown) => {
      setup.problem = error instanceof Error ? error.message : String(error)
      // What was reset meanwhile has another set-up, which says for itself how it goes.
      if (stages.get(key) === setup) log(setup.problem)
    })
    return setup
  }

  /** A chain has ended by itself, or its stage was stopped because nobody used it. */
  function beginAgain(key: string, { genesis, paths }: StageSetup): void {
    begin(key, genesis, async () => {
      const running = await supervisor.chains(key)
      const isPartly = running.some(({ chainId, path }) => paths.get(chainId) === path)
      if (isPartly) await supervisor.reset(key)
    })
  }

  async function open(
    key: string,
    chainId: number,
    genesis = defaultGenesis,
  ): Promise<RunningChain> {
    const setup = stages.get(key) ?? begin(key, genesis)
    await setup.done
    if (stages.get(key) !== setup) return open(key, chainId, genesis)
    const chain = await supervisor.open(key, chainId, genesis)
    const path = setup.paths.get(chainId)
    if (path === undefined || path === chain.path) return chain
    if (stages.get(key) === setup) beginAgain(key, setup)
    return open(key, chainId, genesis)
  }

  return {
    ...supervisor,
    open,
    problem: (key) => stages.get(key)?.problem,
    async reset(key, genesis) {
      const setup = begin(key, genesis ?? stages.get(key)?.genesis ?? defaultGenesis, () =>
        supervisor.reset(key, genesis),
      )
      await setup.done
      return supervisor.chains(key)
    },
    async stop(key) {
      stages.delete(key)
      await supervisor.stop(key)
    },
  }
}
