/** USD per native coin around which worlds draw theirs, by symbol (wire 5.2). Safe to import in the page. */
export const coinPrices: Readonly<Record<string, number>> = {
  ETH: 3_200,
  POL: 0.6,
  BNB: 610,
  AVAX: 34,
  XDAI: 1,
  CELO: 0.7,
  SOL: 160,
}
