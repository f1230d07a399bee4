import type { ChainId } from '../chainIds.ts'
import { formatUnits } from '../formatUnits.ts'
import type { TokenBalance } from './balances.ts'

/**
 * Returns a row for a balance in the smallest unit (wei) that was read from the chain, and has no
 * price.
 */
export function unpricedBalance(
  chainId: ChainId,
  facts: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly address?: string
    readonly iconUrl?: string | undefined
  },
  amount: bigint,
): TokenBalance {
  const { name, symbol, decimals, address, iconUrl } = facts
  return {
    name,
    symbol,
    chainId,
    ...(address === undefined ? {} : { address }),
    ...(iconUrl === undefined ? {} : { iconUrl }),
    price: 0,
    unpriced: true,
    value: 0,
    quantity: { numeric: formatUnits(amount, decimals), decimals },
  }
}
