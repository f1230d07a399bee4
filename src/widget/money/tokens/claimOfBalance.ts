import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { TokenClaim } from './tokenClaim.ts'

/** What a balance says of its token. */
export function claimOfBalance({ address, chainId, name, symbol }: TokenBalance): TokenClaim {
  return { address, chainId, name, symbol }
}
