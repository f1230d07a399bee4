import type { Network } from '../../backends/port/network.ts'

const shared = {
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
} as const

/** The three Solana networks (C-366, wire 5.3). */
export const solana: Network = {
  ...shared,
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  explorerUrl: 'https://solscan.io',
}

export const solanaTestnet: Network = {
  ...shared,
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=testnet',
  testnet: true,
}

export const solanaDevnet: Network = {
  ...shared,
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=devnet',
  testnet: true,
}
