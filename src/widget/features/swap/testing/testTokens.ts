import type { HeldToken } from '../swapTypes.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'

/** A few tokens of Ethereum with balances. */
export const testTokens = {
  eth: {
    symbol: 'ETH',
    name: 'Ether',
    address: `eip155:1:${nativeAddress}`,
    decimals: 18,
    price: 3000,
    quantity: { numeric: '10' },
  },
  usdc: {
    symbol: 'USDC',
    name: 'USD Coin',
    address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    decimals: 6,
    price: 1,
    quantity: { numeric: '500' },
  },
  usdt: {
    symbol: 'USDT',
    name: 'Tether USD',
    address: 'eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7',
    decimals: 6,
    price: 1,
    quantity: { numeric: '0' },
  },
  gust: {
    symbol: 'GUST',
    name: 'Gust',
    address: 'eip155:1:0x7011000000000000000000000000000000000002',
    decimals: 18,
    price: 0,
    quantity: { numeric: '12' },
  },
} as const satisfies Record<string, HeldToken>
