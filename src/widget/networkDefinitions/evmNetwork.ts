import { evmChainId } from '../../backends/port/chainIds.ts'
import type { Network } from '../../backends/port/network.ts'

/**
 * Defines an EVM network with its CAIP-2 id. Its currency has 18 decimals, as that of every network
 * that the package defines (wire 5.2).
 */
export function evmNetwork(facts: {
  reference: number
  name: string
  currency: readonly [name: string, symbol: string]
  publicRpcUrl?: string
  explorerUrl: string
  imageId?: string
  testnet?: true
}): Network {
  const { reference, currency, ...rest } = facts
  const [name, symbol] = currency
  return {
    ...rest,
    id: evmChainId(reference),
    chain: 'eip155',
    currency: { name, symbol, decimals: 18 },
  }
}
