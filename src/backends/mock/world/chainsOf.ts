import { chainList, type LocalChain } from '../../../../anvil/chainList.ts'
import type { WorldState } from './worldTypes.ts'

/**
 * Returns the EVM chains of a world: the built-in ones, with a fork instead of its original, and
 * then the host's own.
 */
export function chainsOf({ chains }: Pick<WorldState, 'chains'>): readonly LocalChain[] {
  return [...new Map([...chainList, ...chains].map((chain) => [chain.id, chain])).values()]
}
