import { sol } from './testTokens.ts'

const network = {
  id: sol.chainId,
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

/** A host's choice of Solana alone. */
export const solanaHost = { adapters: [{ namespace: 'solana', networks: [network] }] } as const
