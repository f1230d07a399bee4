import type { LocalChain } from '../../../../anvil/chainList.ts'
import type { Network } from '../../port/network.ts'

/** Returns a local chain as a host describes it (wire 5.2). */
export function networkOfChain(chain: LocalChain): Network {
  const { imageId, publicRpcUrl, explorerUrl, testnet } = chain
  return {
    id: chain.caip2,
    name: chain.name,
    chain: 'eip155',
    ...(imageId === undefined ? {} : { imageId }),
    currency: { name: chain.coinName, symbol: chain.symbol, decimals: 18 },
    ...(publicRpcUrl === undefined ? {} : { publicRpcUrl }),
    ...(explorerUrl === undefined ? {} : { explorerUrl }),
    ...(testnet === undefined ? {} : { testnet }),
  }
}
