import type { ChainId } from '../../port/chainIds.ts'

const names: readonly (readonly [standard: string, chainId: ChainId])[] = [
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
]

/** Converts between the wallet-standard name of a cluster and its CAIP-2 id (wire 5.3). */
export const clusters = {
  standardOf: (chainId: ChainId): string | undefined => names.find(([, id]) => id === chainId)?.[0],
  chainIdOf: (standard: unknown): ChainId | undefined =>
    names.find(([name]) => name === standard)?.[1],
}
