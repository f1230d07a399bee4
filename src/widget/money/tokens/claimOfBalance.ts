import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { TokenClaim } from './tokenClaim.ts'

/** The name and symbol that the balance service reports for a token. */
export function claimOfBalance({ address, chainId, name, symbol }: TokenBalance): TokenClaim {
  return { address, chainId, name, symbol }
}
