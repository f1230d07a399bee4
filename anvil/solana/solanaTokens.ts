/** One token of the local Solana. It is plain data, so a page may import it. */
export interface SolanaToken {
  /** The CAIP-2 id of the cluster (wire 5.3). */
  readonly chainId: `solana:${string}`
  /** The mint in base58; for a token that exists in public, its public address. */
  readonly mint: string
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly program: 'token' | 'token2022'
  /** The transfer fee in hundredths of a percent; 0 without a fee. */
  readonly feeBasisPoints: number
  /** The maximum transfer fee, in base units. */
  readonly maximumFee: bigint
  /**
   * The price in USD per unit at the start of a world; absent if another token of that symbol has
   * the price.
   */
  readonly price?: number
  /** The holdings of the first test accounts at genesis, in whole tokens. */
  readonly held: readonly number[]
}

const usdc = {
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
  program: 'token',
  feeBasisPoints: 0,
  maximumFee: 0n,
  held: [2_500, 40],
} as const
const jup = {
  symbol: 'JUP',
  name: 'Jupiter',
  decimals: 6,
  program: 'token',
  feeBasisPoints: 0,
  maximumFee: 0n,
  price: 0.8,
  held: [400],
} as const
const levy = {
  symbol: 'LEVY',
  name: 'Levy Token',
  decimals: 9,
  program: 'token2022',
  feeBasisPoints: 100,
  maximumFee: 5_000_000_000n,
  price: 2.5,
  held: [500],
} as const

/** The tokens of the local clusters; the one with a transfer fee is of Token-2022. */
export const solanaTokens: readonly SolanaToken[] = [
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    ...usdc,
  },
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    mint: 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNRDvCN',
    ...jup,
  },
  {
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    mint: 'Levy111111111111111111111111111111111111111',
    ...levy,
  },
  {
    chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    mint: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
    ...usdc,
  },
]
