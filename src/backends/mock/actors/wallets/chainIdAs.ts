import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import { chainIdHex } from '../../../port/hex.ts'
import type { WalletQuirks } from '../../world/misbehaviours.ts'

/**
 * Returns a chain id in the form in which this wallet writes it; hex unless it departs from
 * EIP-695.
 */
export function chainIdAs({ chainIds }: WalletQuirks, chainId: ChainId): string | number {
  if (chainIds === 'decimal') return referenceOf(chainId)
  return chainIds === 'number' ? Number(referenceOf(chainId)) : chainIdHex(chainId)
}
