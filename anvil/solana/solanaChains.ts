/** One local Solana, under a cluster's own id. It is plain data, so a page may import it. */
export interface SolanaChain {
  /** The reference of the CAIP-2 id: the first 32 characters of the cluster's genesis hash. */
  readonly reference: string
  /** The CAIP-2 id, `solana:<reference>`. */
  readonly caip2: `solana:${string}`
  /** The name in the wallet standard, `solana:<cluster>`. */
  readonly standard: `solana:${string}`
  readonly name: string
  /** The genesis hash of the public cluster of that id, in base58. */
  readonly genesisHash: string
}

/** The clusters that are simulated, under the ids of the public ones (wire 5.3). */
export const solanaChains: readonly SolanaChain[] = [
  chain('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d', 'mainnet', 'Solana'),
  chain('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY', 'testnet', 'Solana Testnet'),
  chain('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'devnet', 'Solana Devnet'),
]

function chain(genesisHash: string, cluster: string, name: string): SolanaChain {
  const reference = genesisHash.slice(0, 32)
  return {
    reference,
    caip2: `solana:${reference}`,
    standard: `solana:${cluster}`,
    name,
    genesisHash,
  }
}
