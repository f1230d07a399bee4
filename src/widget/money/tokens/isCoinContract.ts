import type { ChainId } from '../../../backends/port/chainIds.ts'
import { nativeAddress } from '../../../backends/port/services/nativeAddress.ts'

/** Contracts through which a network's coin is also an ERC-20 token, in lower case. */
const contracts: Readonly<Record<ChainId, string>> = {
  'eip155:137': '0x0000000000000000000000000000000000001010',
  'eip155:80002': '0x0000000000000000000000000000000000001010',
  'eip155:42220': '0x471ece3750da237f93b8e339c536989b8978a438',
  'eip155:44787': '0xf194afdf50b03e69bd7d057c1aa9e10c9954e4c9',
  'eip155:324': '0x000000000000000000000000000000000000800a',
  'eip155:300': '0x000000000000000000000000000000000000800a',
  'eip155:1284': '0x0000000000000000000000000000000000000802',
  'eip155:1285': '0x0000000000000000000000000000000000000802',
  'eip155:1287': '0x0000000000000000000000000000000000000802',
}

/** Addresses that stand for the coin on every network; the last one is the coin of OP chains and of Metis. */
const everywhere: readonly string[] = [
  nativeAddress,
  '0x0000000000000000000000000000000000000000',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
]

/** True if a token at that address is the network's coin: the same balance, which also pays the network fee. */
export function isCoinContract(chainId: ChainId, address: string): boolean {
  const plain = address.toLowerCase()
  if (!chainId.startsWith('eip155:')) return false
  return contracts[chainId] === plain || everywhere.includes(plain)
}
