import { chainList } from '../../../../anvil/chainList.ts'
import type { Network } from '../../port/network.ts'

/** The chains with a local anvil, as a host describes them (wire 5.2). */
export const localNetworks: readonly Network[] = chainList.map((chain) => ({
  id: chain.caip2,
  name: chain.name,
  chain: 'eip155',
  imageId: chain.imageId,
  currency: { name: chain.coinName, symbol: chain.symbol, decimals: 18 },
  publicRpcUrl: chain.publicRpcUrl,
  explorerUrl: chain.explorerUrl,
  ...(chain.testnet === undefined ? {} : { testnet: chain.testnet }),
}))
