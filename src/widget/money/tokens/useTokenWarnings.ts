import { useEffect } from 'react'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { TokenWarning } from './tokenWarning.ts'
import { createTokenWarnings } from './tokenWarnings.ts'

/**
 * Returns the warnings about tokens on the screen; none until the table of well-known tokens is
 * loaded.
 */
export function useTokenWarnings(claims: readonly TokenClaim[]): readonly TokenWarning[] {
  const core = useCore()
  const tokenWarnings = core.use(createTokenWarnings)
  useSelect(tokenWarnings.store, (now) => now)
  const chains = [...new Set(claims.map(({ chainId }) => chainId))].join(' ')
  useEffect(() => {
    for (const chainId of chains.split(' ') as ChainId[]) {
      if (!core.networks.find(chainId)) continue
      // A failure is ignored here, because signing loads the table again and requires it.
      tokenWarnings
        .load(chainId)
        .catch((error: unknown) => noteFailure(core, 'tokens.known', error))
    }
  }, [core, tokenWarnings, chains])
  return claims.flatMap((claim) => tokenWarnings.warningFor(claim) ?? [])
}
