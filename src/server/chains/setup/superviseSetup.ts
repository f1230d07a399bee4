import { defaultGenesis } from '../../../../anvil/defaultGenesis.ts'
import type { RunningChain, Supervisor } from '../../../../anvil/supervisor.ts'

/** A stage whose chains are at genesis. */
export interface FreshStage {
  /** The timestamp of the genesis blocks, in Unix seconds. */
  readonly genesis: number
  /** Opens a chain. Rejects if the stage was reset in the meantime. */
  open(chainId: number): Promise<RunningChain>
}

/** A supervisor whose stages start with a setup. */
export interface SetupSupervisor extends Supervisor {
  /**
   * Returns the error of the stage's last setup, as a sentence for the developer; `undefined` if it
   * succeeded or still runs.
   */
  problem(stage: string): string | undefined
}

interface StageSetup {
  readonly genesis: number
  /** The path of the node of each chain that the setup used. */
  readonly paths: Map<number, string>
  readonly done: Promise<unknown>
  problem?: string
}

/**
 * Runs a setup on the fresh chains of every stage. Callers that open a stage wait for its setup and receive its error until the stage is
 * reset. The setup runs once per stage, and again after a reset or when a chain that it used has stopped.
 * @param setUp rejects with an Error for the developer
 * @param log also receives this Error
 */
export function superviseSetup(
  supervisor: Supervisor,
  setUp: (stage: FreshStage) => Promise<unknown>,
  log: (line: string) => void,
): SetupSupervisor {
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
    // Callers that open a chain receive the error, too.
    done.catch((error: unknown) => {
      setup.problem = error instanceof Error ? error.message : String(error)
      // The stage was reset in the meantime and has a new setup, which reports its own result.
      if (stages.get(key) === setup) log(setup.problem)
    })
    return setup
  }

  /** Returns whether a chain ended by itself, or its stage was stopped because it was not used. */
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
