import { useEffect } from 'react'
import type { ChainId } from '../../../backends/port/chainIds.ts'
import { useCore, useSelect } from '../coreContext.ts'
import { noteFailure } from '../kernel/noteFailure.ts'
import type { TokenClaim } from './tokenClaim.ts'
import type { TokenDoubt } from './tokenDoubt.ts'
import { createTokenJudge } from './tokenJudge.ts'

/** Why tokens on the screen may not be what they are called; nothing before the table of known tokens is there. */
export function useTokenDoubts(claims: readonly TokenClaim[]): readonly TokenDoubt[] {
  const core = useCore()
  const judge = core.use(createTokenJudge)
  useSelect(judge.store, (now) => now)
  const chains = [...new Set(claims.map(({ chainId }) => chainId))].join(' ')
  useEffect(() => {
    for (const chainId of chains.split(' ') as ChainId[]) {
      if (!core.networks.find(chainId)) continue
      // At the moment of signing it is loaded once more, and must be.
      judge.load(chainId).catch((error: unknown) => noteFailure(core, 'tokens.known', error))
    }
  }, [core, judge, chains])
  return claims.flatMap((claim) => judge.doubt(claim) ?? [])
}
