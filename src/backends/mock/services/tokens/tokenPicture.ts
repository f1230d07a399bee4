import { drawIcon } from '../../world/drawIcon.ts'

/** Text on the picture of a token whose first letters are those of another token. */
const marks: Readonly<Record<string, string>> = {
  ETH: 'Ξ',
  WETH: 'wΞ',
  USDC: '$',
  USDT: '₮',
  DAI: 'D',
  WBTC: 'wB',
}

/** The SVG picture of a coin or token: everywhere the same for a symbol, for every symbol another. */
export function tokenPicture(symbol: string): string {
  return drawIcon(`token ${symbol}`, marks[symbol] ?? symbol.slice(0, 3))
}
