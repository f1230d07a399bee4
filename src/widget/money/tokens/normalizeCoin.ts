import type { Network } from '../../../backends/port/network.ts'

/**
 * Returns the tokens of a service with the network's coin at most once, under its name in the
 * network's configuration; `rename` sets that name. A coin with another symbol is `renamed`, so
 * that its picture is not trusted either.
 */
export function normalizeCoin<T extends { readonly symbol: string }>(
  tokens: readonly T[],
  { currency }: Pick<Network, 'currency'>,
  {
    isCoin,
    rename,
  }: {
    isCoin: (token: T) => boolean
    rename: (coin: T, currency: Network['currency'], renamed: boolean) => T
  },
): readonly T[] {
  const coin = tokens.find(isCoin)
  return tokens
    .filter((token) => token === coin || !isCoin(token))
    .map((token) =>
      token === coin ? rename(token, currency, token.symbol !== currency.symbol) : token,
    )
}
