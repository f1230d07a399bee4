import type { Network } from '../../backends/port/network.ts'

/** What the three Solana networks (C-366, wire 5.3) have in common. */
const shared = {
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
} as const

/** Solana, the cluster where money is real. */
export const solana: Network = {
  ...shared,
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  explorerUrl: 'https://solscan.io',
}

/** Solana's test cluster. */
export const solanaTestnet: Network = {
  ...shared,
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=testnet',
  testnet: true,
}

/** Solana's cluster for development. */
export const solanaDevnet: Network = {
  ...shared,
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=devnet',
  testnet: true,
}
