/** How a token differs from a plain ERC-20. */
export type TokenKind =
  /** Returns `true` from `transfer`, `transferFrom` and `approve`. */
  | 'standard'
  /**
   * Returns nothing at all and refuses to change a non-zero allowance to another non-zero one, like
   * USDT.
   */
  | 'noReturn'
  /** Charges a transfer fee of one percent. */
  | 'feeOnTransfer'
  /** A contract of the host or of a forked chain, whose storage is unknown. */
  | 'foreign'

/** One ERC-20 token of a local chain. It is plain data, so a page may import it. */
export interface LocalToken {
  /** The EIP-155 chain id. */
  readonly chainId: number
  /** The contract in EIP-55 notation; for a token that exists in public, its public address. */
  readonly address: `0x${string}`
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  readonly kind: TokenKind
  /** The price in USD per unit at the start of a world; absent if no service knows a price. */
  readonly price?: number
  /** The native coin's symbol, for a token whose price is that coin's. */
  readonly follows?: string
}

const standard = { kind: 'standard' } as const
const stable = { kind: 'standard', price: 1 } as const
const ether = {
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
  follows: 'ETH',
  ...standard,
} as const
const dai = { symbol: 'DAI', name: 'Dai Stablecoin', decimals: 18, ...stable } as const
const usdc = { symbol: 'USDC', name: 'USD Coin', decimals: 6, ...stable } as const
const usdt = {
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: 6,
  kind: 'noReturn',
  price: 1,
} as const
const uni = { symbol: 'UNI', name: 'Uniswap', decimals: 18, price: 7.4, ...standard } as const
const link = { symbol: 'LINK', name: 'Chainlink', decimals: 18, price: 14.2, ...standard } as const
const wbtc = {
  symbol: 'WBTC',
  name: 'Wrapped BTC',
  decimals: 8,
  price: 64_000,
  ...standard,
} as const

/** The tokens of the local chains. */
export const tokenList: readonly LocalToken[] = [
  { chainId: 1, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', ...usdc },
  { chainId: 1, address: '0xdAC17F958D2ee523a2206206994597C13D831ec7', ...usdt },
  { chainId: 1, address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', ...dai },
  { chainId: 1, address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', ...ether },
  { chainId: 1, address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', ...uni },
  { chainId: 1, address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', ...link },
  { chainId: 1, address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', ...wbtc },
  {
    chainId: 1,
    address: '0x7011000000000000000000000000000000000001',
    symbol: 'TOLL',
    name: 'Toll Token',
    decimals: 18,
    kind: 'feeOnTransfer',
    price: 2.5,
  },
  {
    chainId: 1,
    address: '0x7011000000000000000000000000000000000002',
    symbol: 'GUST',
    name: 'Gust',
    decimals: 18,
    ...standard,
  },
  { chainId: 137, address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', ...usdc },
  { chainId: 137, address: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', ...usdt },
  { chainId: 137, address: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', ...dai },
  { chainId: 137, address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', ...ether },
  { chainId: 8453, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', ...usdc },
  { chainId: 8453, address: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb', ...dai },
  { chainId: 8453, address: '0x4200000000000000000000000000000000000006', ...ether },
  { chainId: 11155111, address: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', ...usdc },
]
