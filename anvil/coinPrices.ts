/**
 * The price in USD per native coin, by symbol, around which worlds draw their own (wire 5.2). A
 * page may import it.
 */
export const coinPrices: Readonly<Record<string, number>> = {
  ETH: 3_200,
  POL: 0.6,
  BNB: 610,
  AVAX: 34,
  XDAI: 1,
  CELO: 0.7,
  SOL: 160,
}
