import type { Hex } from 'viem'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../localChains.ts'
import { routerAbi } from './routerAbi.ts'

/**
 * A swap. `from` and `to` are contract addresses, or `knownAddresses.nativeCoin`; amounts are in
 * base units.
 */
export interface SwapQuery {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

/**
 * Returns the amount that the router would pay now, in base units. Rejects with an `RpcError` if
 * there is no pool.
 */
export async function quoteSwap(
  chains: Pick<LocalChains, 'rpc'>,
  chainId: ChainId,
  { from, to, amount }: SwapQuery,
): Promise<bigint> {
  const { encodeFunctionData } = await import('viem')
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'quote',
    // They come from a request, so an invalid address is rejected here.
    args: [from as Hex, to as Hex, amount],
  })
  const call = { to: knownAddresses.router, data }
  return BigInt(String(await chains.rpc(chainId, 'eth_call', [call, 'latest'])))
}
