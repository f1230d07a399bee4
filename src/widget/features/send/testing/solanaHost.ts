import { sol } from './testTokens.ts'

const network = {
  id: sol.chainId,
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

/** The options of a host that uses only Solana. */
export const solanaHost = { adapters: [{ namespace: 'solana', networks: [network] }] } as const
