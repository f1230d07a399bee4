import { formatUnits } from '../formatUnits.ts'
import type { Network } from '../network.ts'
import type { TokenBalance } from './balances.ts'

/** So much of the coin of a network, in its smallest unit (wei), as its chain has it: without a price. */
export function coinBalance({ id, currency }: Network, amount: bigint): TokenBalance {
  const { name, symbol, decimals } = currency
  return {
    name,
    symbol,
    chainId: id,
    price: 0,
    unpriced: true,
    value: 0,
    quantity: { numeric: formatUnits(amount, decimals), decimals },
  }
}
