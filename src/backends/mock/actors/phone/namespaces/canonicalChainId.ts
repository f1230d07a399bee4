import type { ChainId } from '../../../../port/chainIds.ts'

/** The deprecated ids of Solana's clusters, from before the ids contained the genesis hash. */
const deprecated: Readonly<Record<string, ChainId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Returns the wallet's id for a chain that an app may name by a deprecated one. */
export function canonicalChainId(chainId: ChainId): ChainId {
  return deprecated[chainId] ?? chainId
}
