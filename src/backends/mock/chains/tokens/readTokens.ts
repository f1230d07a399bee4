import type { Hex } from 'viem'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { LocalToken } from '../../../../../anvil/tokenList.ts'
import { contractAbis } from '../../../../../anvil/contracts/contractAbis.ts'
import { referenceOf, type ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../localChains.ts'
import { tokenAbi } from './tokenAbi.ts'

/** A token and an account's balance of it, in base units. */
export interface HeldToken {
  readonly token: LocalToken
  readonly units: bigint
}

/**
 * Returns the balances of every token of a local chain for an address, in the order of the list,
 * read with one call (Multicall3). A missing contract counts as a balance of zero.
 */
export async function readTokens(
  chains: Pick<LocalChains, 'rpc'>,
  tokens: readonly LocalToken[],
  chainId: ChainId,
  address: string,
): Promise<readonly HeldToken[]> {
  const { decodeFunctionResult, encodeFunctionData } = await import('viem')
  const here = tokens.filter((token) => token.chainId === Number(referenceOf(chainId)))
  const abi = contractAbis.Multicall3
  const callData = encodeFunctionData({
    abi: tokenAbi,
    functionName: 'balanceOf',
    // The address comes from a request unchecked; the node rejects an invalid one.
    args: [address as Hex],
  })
  const data = encodeFunctionData({
    abi,
    functionName: 'aggregate3',
    args: [here.map((token) => ({ target: token.address, allowFailure: true, callData }))],
  })
  const call = { to: knownAddresses.multicall, data }
  const answer = String(await chains.rpc(chainId, 'eth_call', [call, 'latest']))
  const results = decodeFunctionResult({ abi, functionName: 'aggregate3', data: answer as Hex })
  return here.map((token, index) => {
    const result = results[index]
    return {
      token,
      units:
        result?.success === true && result.returnData !== '0x' ? BigInt(result.returnData) : 0n,
    }
  })
}
