/**
 * One of the PUBLIC TEST KEYS. Each seed is one byte 32 times over, so everybody has it: anything
 * of value sent to one of these addresses on a public chain is gone. They exist only on the local
 * Solana.
 */
export interface SolanaTestAccount {
  /** The address in base58. */
  readonly address: string
  /** PUBLIC TEST KEY: the byte of which the Ed25519 seed is 32 copies. */
  readonly seedByte: number
}

/** The native coins that each account holds at genesis, in whole SOL (not lamports). */
export const solanaTestBalance = 500

/** PUBLIC TEST KEYS: the accounts that every local Solana funds at genesis. */
export const solanaAccounts: readonly SolanaTestAccount[] = [
  { address: 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9', seedByte: 1 },
  { address: '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu', seedByte: 2 },
  { address: 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse', seedByte: 3 },
  { address: 'EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1', seedByte: 4 },
  { address: '8SFqwqnq4whPhs8icwHA2hQg3hUoN1qrCLK1SBx3WKwe', seedByte: 5 },
  { address: 'AKkzLhjhyFtM9j7WAhbaqYpFe49cXeJBg2kzLRC2PnNa', seedByte: 6 },
]
