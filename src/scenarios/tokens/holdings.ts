import type { Step } from '../dsl/step.ts'

/** Prices that make sums which can be checked by head. */
export const humanPrices = {
  ETH: 2500,
  USDC: 1,
  USDT: 1,
  DAI: 1,
  UNI: 7.4,
  LINK: 14,
  WBTC: 60_000,
  TOLL: 2.5,
}

const held: Readonly<Record<string, string>> = {
  USDC: '1203450000',
  USDT: '0',
  DAI: '340000000000000000',
  WETH: '0',
  UNI: '23600000000000000000',
  LINK: '0',
  WBTC: '0',
  TOLL: '0',
  GUST: '12345678900000000000',
}

/**
 * Typical holdings on Ethereum, $5,128.43 in all: 1.5 ETH, 1,203.45 USDC, 23.6 UNI, some DAI, and GUST, which has no
 * price.
 */
export const humanHoldings: readonly Step[] = [
  {
    do: 'chain.setBalance',
    chainId: 'eip155:1',
    account: 'active',
    wei: '1500000000000000000',
  },
  ...Object.entries(held).map(([token, units]): Step => ({
    do: 'chain.setTokenBalance',
    chainId: 'eip155:1',
    account: 'active',
    token,
    units,
  })),
]

/** An account without anything, on Polygon. */
export const nothingOnPolygon: readonly Step[] = [
  { do: 'chain.setBalance', chainId: 'eip155:137', account: 'active', wei: '0' },
  ...['USDC', 'USDT', 'DAI', 'WETH'].map((token): Step => ({
    do: 'chain.setTokenBalance',
    chainId: 'eip155:137',
    account: 'active',
    token,
    units: '0',
  })),
]
