import { solanaChains } from './solanaChains.ts'
import type { SolanaRpc } from './solanaRpc.ts'

/** A local Solana per stage and cluster, in this process. */
export interface LocalSolana {
  /** Answers a JSON-RPC body; the stage's chain begins with the first call. Rejects for an unknown cluster. */
  answer(stage: string, reference: string, body: string): Promise<string>
  /** The stage's chains are at genesis again when they are asked next. */
  reset(stage: string): void
  /** Forgets everything of the stage. */
  stop(stage: string): void
}

/** Above so many stages the longest unused one is forgotten. */
const maxStages = 24

/** Loads litesvm with the first call: a machine without its native part has everything else. */
export function createLocalSolana(): LocalSolana {
  const stages = new Map<string, Map<string, Promise<SolanaRpc>>>()

  function chainsOf(stage: string) {
    const chains = stages.get(stage) ?? new Map<string, Promise<SolanaRpc>>()
    // Taken out and put back, so that the map is ordered by last use.
    stages.delete(stage)
    stages.set(stage, chains)
    const oldest = stages.size > maxStages ? stages.keys().next().value : undefined
    if (oldest !== undefined) stages.delete(oldest)
    return chains
  }

  return {
    async answer(stage, reference, body) {
      if (!solanaChains.some((chain) => chain.reference === reference)) {
        const known = solanaChains.map(({ caip2, name }) => `${caip2} (${name})`).join(', ')
        throw new RangeError(
          `Failed to open solana:${reference}: there are local ones for ${known} only.`,
        )
      }
      const chains = chainsOf(stage)
      const chain = chains.get(reference) ?? begin()
      chains.set(reference, chain)
      return (await chain).answer(body)
    },
    reset: (stage) => void stages.get(stage)?.clear(),
    stop: (stage) => void stages.delete(stage),
  }
}

async function begin(): Promise<SolanaRpc> {
  const [{ LiteSVM }, { createSolanaRpc }] = await Promise.all([
    import('litesvm'),
    import('./solanaRpc.ts'),
  ])
  return createSolanaRpc(new LiteSVM())
}
