import type { Address } from '../../../../backends/port/connectors.ts'

/** Calldata of an ERC-20 `approve`, lower case. `units` in base units. */
export async function encodeApproval(spender: Address, units: bigint): Promise<`0x${string}`> {
  const { encodeFunctionData, erc20Abi, getAddress } = await import('viem')
  return encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [getAddress(spender), units],
  })
}
