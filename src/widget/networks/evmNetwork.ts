import { evmChainId } from '../../backends/port/chainIds.ts'
import type { Network } from '../../backends/port/network.ts'

/** Writes an EVM network down: CAIP-2 id from its chain number, 18 decimals as on all of them (wire 5.2). */
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
