import { chainNames } from '../../../anvil/chainNames.ts'
import type { LocalSolana } from '../../../anvil/solana/localSolana.ts'
import { solanaChains } from '../../../anvil/solana/solanaChains.ts'
import type { ServedChain } from '../../../anvil/fork/servedChain.ts'
import type { Supervisor } from '../../../anvil/supervisor.ts'
import { HttpProblem } from '../http/httpProblem.ts'
import type { AbandonedStages } from './abandonedStages.ts'
import { refuseCalls } from './refuseCalls.ts'
import type { StageClocks } from './stageClocks.ts'
import type { TimedNodes } from './timedNodes.ts'

/** The clock of a page, sent with each call: Unix seconds of the genesis block, and the current time in ms since epoch. */
export interface CallTime {
  readonly genesis: number | undefined
  readonly now: number | undefined
}

/** One chain of a stage; it starts if it is not running. */
export interface StageChain {
  /** Sends a JSON-RPC body, single or batch; resolves with the text of the response. */
  send(body: string, signal?: AbortSignal): Promise<string>
}

/**
 * Opens a chain of a stage. `reference` is that of its CAIP-2 id: the number of an EVM chain, or
 * the first 32 characters of a Solana cluster's genesis hash (wire 5.3). Rejects with `HttpProblem`
 * 404 for an unknown chain.
 */
export type OpenStageChain = (
  stage: string,
  reference: string,
  time: CallTime,
) => Promise<StageChain>

export interface StageChainsOptions {
  /** The available EVM chains. */
  readonly chains: readonly ServedChain[]
  readonly supervisor: Supervisor
  readonly solana: LocalSolana
  readonly clocks: StageClocks
  readonly nodes: TimedNodes
  readonly left: AbandonedStages
}

/** The local chains of every stage, called by a request or over a socket. */
export function createStageChains(options: StageChainsOptions): OpenStageChain {
  const { supervisor, solana, clocks, nodes, chains, left } = options

  return async (stage, reference, { genesis, now }) => {
    left.use(stage)
    if (solanaChains.some((chain) => chain.reference === reference)) {
      // The header is absent in a script's call, because a script has no clock of its own.
      const time =
        genesis === undefined || now === undefined ? undefined : { startedAt: 1_000 * genesis, now }
      return { send: (body) => solana.answer(stage, reference, body, time) }
    }
    const chainId = requireChain(chains, reference)
    clocks.note(stage, genesis, now)
    const { path } = await supervisor.open(stage, chainId, genesis ?? clocks.genesis(stage))
    return {
      send: async (body, signal) =>
        refuseCalls(body) ?? nodes.send(path, body, () => clocks.now(stage), signal),
    }
  }
}

function requireChain(chains: readonly ServedChain[], text: string) {
  const chain = chains.find(({ id }) => String(id) === text)
  if (chain !== undefined) return chain.id
  throw new HttpProblem(
    404,
    `Failed to open chain "${text}": there are local chains for ${chainNames(chains)} only. Name another in chains of foyer.config.ts.`,
  )
}
