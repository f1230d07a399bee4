import type { TokenBalance } from '../../../../backends/port/services/balances.ts'

/** The coin of Ethereum. */
export const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 3200,
  value: 6400,
  quantity: { numeric: '2', decimals: 18 },
}

export const usdc: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  price: 1,
  value: 1500,
  quantity: { numeric: '1500.25', decimals: 6 },
}

/** A token without a price. */
export const gust: TokenBalance = {
  name: 'Gust',
  symbol: 'GUST',
  chainId: 'eip155:1',
  address: '0x7011000000000000000000000000000000000002',
  price: 0,
  value: 0,
  quantity: { numeric: '10', decimals: 18 },
}

/** The coin of Solana. */
export const sol: TokenBalance = {
  name: 'Solana',
  symbol: 'SOL',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  price: 160,
  value: 80_000,
  quantity: { numeric: '500', decimals: 9 },
}
