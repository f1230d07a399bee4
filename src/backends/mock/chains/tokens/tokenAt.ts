import type { LocalToken } from '../../../../../anvil/tokenList.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import { tokensOf } from '../../world/tokensOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'

/** Returns the token at an address of a local chain, in any case; `undefined` if there is none. */
export function tokenAt(
  world: Pick<WorldState, 'chains' | 'tokens'>,
  chainId: ChainId,
  address: string,
): LocalToken | undefined {
  const [chain, wanted] = [Number(referenceOf(chainId)), address.toLowerCase()]
  return tokensOf(world).find(
    (each) => each.chainId === chain && each.address.toLowerCase() === wanted,
  )
}
