import type { LocalToken } from '../tokenList.ts'

/**
 * The depth in USD of each side of a pool, by the token's symbol; the others are as deep as
 * `usual`.
 */
const depths: Readonly<Record<string, bigint>> = { TOLL: 250_000n, GUST: 20_000n }
const usual = 5_000_000n
/** The price in USD per unit at which a token without a price is traded all the same. */
const unlisted = 0.02

/** The reserves of a pool, in base units. */
export interface PoolReserves {
  readonly coin: bigint
  readonly token: bigint
}

/**
 * Returns the reserves of the pool of a token and the native coin, with equal values on both sides.
 * @param coinPrice USD per native coin
 * @param tokenPrice USD per unit of the token; absent when unknown
 */
export function poolReserves(
  token: Pick<LocalToken, 'symbol' | 'decimals'>,
  coinPrice: number,
  tokenPrice: number | undefined,
): PoolReserves {
  const depth = depths[token.symbol] ?? usual
  const worth = (price: number, decimals: number) =>
    (depth * 10n ** BigInt(decimals) * 10n ** 12n) / BigInt(Math.round(price * 1e12))
  return { coin: worth(coinPrice, 18), token: worth(tokenPrice ?? unlisted, token.decimals) }
}
