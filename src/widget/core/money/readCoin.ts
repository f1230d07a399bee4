import type { Chains } from '../../../backends/port/chains.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'

/** The coin of a network as its own chain has it, without a price. Rejects like `Chains.nativeBalance`. */
export async function readCoin(
  chains: Pick<Chains, 'nativeBalance'>,
  network: Network,
  address: Address,
  signal?: AbortSignal,
): Promise<TokenBalance> {
  const { id, currency } = network
  const amount = await chains.nativeBalance(network, address, signal)
  return {
    name: currency.name,
    symbol: currency.symbol,
    chainId: id,
    price: 0,
    unpriced: true,
    value: 0,
    quantity: { numeric: formatUnits(amount, currency.decimals), decimals: currency.decimals },
  }
}
