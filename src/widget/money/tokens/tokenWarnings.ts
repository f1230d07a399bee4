import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Core } from '../../core/core.ts'
import type { TokenLookup } from './tokenLookup.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { TokenWarning } from './tokenWarning.ts'

/** The loaded lookup of each network. */
export type TokenWarningsState = Readonly<Record<ChainId, TokenLookup>>

/** Compares tokens with the well-known ones. `core.use(createTokenWarnings)`. */
export interface TokenWarnings {
  readonly store: StoreApi<TokenWarningsState>
  /**
   * Loads the lookup of a network. Rejects with `internal` when it cannot be loaded or when the host has not configured
   * the network.
   */
  load(chainId: ChainId): Promise<TokenLookup>
  /**
   * Returns the warning for a token; `undefined` also before the lookup of its network is loaded.
   */
  warningFor(claim: TokenClaim): TokenWarning | undefined
}

/** Creates the token warnings of one widget. The table is loaded with the first screen that lists tokens. */
export function createTokenWarnings({ networks }: Pick<Core, 'networks'>): TokenWarnings {
  const store = createStore<TokenWarningsState>(() => ({}))
  return {
    store,
    async load(chainId) {
      const loaded = store.getState()[chainId]
      if (loaded) return loaded
      const network = networks.find(chainId)
      if (!network) throw new FoyerError('internal', `Network ${chainId} is not configured.`)
      const { createTokenLookup } = await import('./tokenLookup.ts')
      const lookup = createTokenLookup(network)
      store.setState({ [chainId]: lookup })
      return lookup
    },
    warningFor: (claim) => store.getState()[claim.chainId]?.warningFor(claim),
  }
}
