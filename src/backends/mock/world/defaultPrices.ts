import { seededFaker } from './seededFaker.ts'

/** USD per native coin around which the seed draws, by symbol (wire 5.2). */
const around: Readonly<Record<string, number>> = {
  ETH: 3_200,
  POL: 0.6,
  BNB: 610,
  AVAX: 34,
  XDAI: 1,
  CELO: 0.7,
  SOL: 160,
}

/** USD per native coin, by symbol: within a tenth of a plausible price, rounded to the cent. */
export function defaultPrices(seed: number): Readonly<Record<string, number>> {
  return seededFaker(seed, (faker) =>
    Object.fromEntries(
      Object.entries(around).map(([symbol, price]) => [
        symbol,
        faker.number.float({ min: price * 0.9, max: price * 1.1, fractionDigits: 2 }),
      ]),
    ),
  )
}
