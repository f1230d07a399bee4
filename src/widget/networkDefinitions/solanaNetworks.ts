import type { Network } from '../../backends/port/network.ts'

/** Defines one of the three Solana networks with their common values (C-366, wire 5.3). */
const solanaNetwork = (own: Pick<Network, 'id' | 'name' | 'explorerUrl' | 'testnet'>): Network => ({
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700',
  ...own,
})

/** Solana mainnet, where money is real. */
export const solana: Network = /* @__PURE__ */ solanaNetwork({
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  explorerUrl: 'https://solscan.io',
})

/** Solana's test cluster. */
export const solanaTestnet: Network = /* @__PURE__ */ solanaNetwork({
  id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  name: 'Solana Testnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=testnet',
  testnet: true,
})

/** Solana's development cluster. */
export const solanaDevnet: Network = /* @__PURE__ */ solanaNetwork({
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana Devnet',
  explorerUrl: 'https://explorer.solana.com/?cluster=devnet',
  testnet: true,
})
