import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../core.ts'
import type { TokenJudgement } from './judgeToken.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { TokenDoubt } from './tokenDoubt.ts'

/** What is known of the tokens of each network that was asked for. */
export type TokenJudgeState = Readonly<Record<ChainId, TokenJudgement>>

/** Holds tokens against those that are well known. `core.use(createTokenJudge)`. */
export interface TokenJudge {
  readonly store: StoreApi<TokenJudgeState>
  /** Loads what is known of a network's tokens. Rejects with `internal` when it cannot be loaded, or for a network that was not asked for. */
  load(chainId: ChainId): Promise<TokenJudgement>
  /** What is known so far: `undefined` also before it was loaded. */
  doubt(claim: TokenClaim): TokenDoubt | undefined
}

/** Makes the judge of one widget. The table is loaded with the first screen that lists tokens. */
export function createTokenJudge({ networks }: Pick<Core, 'networks'>): TokenJudge {
  const store = createStore<TokenJudgeState>(() => ({}))
  return {
    store,
    async load(chainId) {
      const loaded = store.getState()[chainId]
      if (loaded) return loaded
      const network = networks.find(chainId)
      if (!network) throw new FoyerError('internal', `Network ${chainId} was not asked for.`)
      const { judgeToken } = await import('./judgeToken.ts')
      const judgement = judgeToken(network)
      store.setState({ [chainId]: judgement })
      return judgement
    },
    doubt: (claim) => store.getState()[claim.chainId]?.doubt(claim),
  }
}
