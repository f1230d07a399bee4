import { coinPrices } from '../../../../anvil/coinPrices.ts'
import { solanaTokens } from '../../../../anvil/solana/solanaTokens.ts'
import { tokenList } from '../../../../anvil/tokenList.ts'
import { seededFaker } from './seededFaker.ts'

/**
 * Returns the price in USD per coin and token, by symbol: a stable coin stays within 0.2 % of a
 * dollar, all others within a tenth of a plausible price, rounded to the cent. Tokens that follow a
 * coin, or have no price, are not included.
 */
export function defaultPrices(seed: number): Readonly<Record<string, number>> {
  // Solana's come last, so that they do not change the random numbers of the others.
  const tokens = [...tokenList, ...solanaTokens].flatMap(({ symbol, price }) =>
    price === undefined ? [] : [[symbol, price] as const],
  )
  return seededFaker(seed, (faker) => {
    const around = (price: number, part: number, fractionDigits: number) =>
      faker.number.float({ min: price * (1 - part), max: price * (1 + part), fractionDigits })
    // The coins come first, so that their random numbers do not depend on the list of tokens.
    return Object.fromEntries([
      ...Object.entries(coinPrices).map(([symbol, price]) => [symbol, around(price, 0.1, 2)]),
      ...[...new Map(tokens)].map(([symbol, price]) => [
        symbol,
        price === 1 ? around(price, 0.002, 4) : around(price, 0.1, 2),
      ]),
    ])
  })
}
