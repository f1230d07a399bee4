import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { TokenClaim } from './tokenClaim.ts'

/** The name, symbol and decimals of a token by its balance. */
export function claimOfBalance({ address, chainId, name, symbol }: TokenBalance): TokenClaim {
  return { address, chainId, name, symbol }
}
