import type { Network } from '../../../backends/port/network.ts'

/**
 * The tokens of a service with the coin of the network once at most, and under the name that the network
 * has for it, whatever the service calls it: `rename` puts that in. A coin that was called by another
 * symbol is `renamed`, so that its picture is not believed either.
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
