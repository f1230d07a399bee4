/** One local Solana, under a cluster's own id. Plain data: safe to import in the page. */
export interface SolanaChain {
  /** Reference of the CAIP-2 id: the first 32 characters of the cluster's genesis hash. */
  readonly reference: string
  /** CAIP-2 id, `solana:<reference>`. */
  readonly caip2: `solana:${string}`
  /** Name in the wallet standard, `solana:<cluster>`. */
  readonly standard: `solana:${string}`
  readonly name: string
}

/** The clusters that are simulated (wire 5.3). */
export const solanaChains: readonly SolanaChain[] = [
  chain('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet', 'Solana'),
  chain('4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet', 'Solana Testnet'),
  chain('EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet', 'Solana Devnet'),
]

function chain(reference: string, cluster: string, name: string): SolanaChain {
  return { reference, caip2: `solana:${reference}`, standard: `solana:${cluster}`, name }
}
