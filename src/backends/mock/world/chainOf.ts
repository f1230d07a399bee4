import type { LocalChain } from '../../../../anvil/chainList.ts'
import { chainsOf } from './chainsOf.ts'
import type { WorldState } from './worldTypes.ts'

/** Returns the EVM chain of a world with this CAIP-2 id, `undefined` if the world has none. */
export function chainOf(
  world: Pick<WorldState, 'chains'>,
  chainId: string,
): LocalChain | undefined {
  return chainsOf(world).find(({ caip2 }) => caip2 === chainId)
}
