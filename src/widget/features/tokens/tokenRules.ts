import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import type { HostToken } from '../../core/options/config.ts'
import { amountOf } from '../../money/amounts/money.ts'
import type { TokenBalancesState } from '../../money/balances/tokenBalances.ts'
import { heldTokens } from '../../money/balances/heldTokens.ts'
import { formatRowValue, formatTokenAmount } from '../../money/amounts/tokenFormats.ts'

/** The state of the token list. */
export type TokensShown = 'loading' | 'unavailable' | 'empty' | 'list'

/**
 * What the token list shows. An older list stays while the next one loads or after it failed; only a known empty one is
 * empty. A coin read from its chain does not count as the list.
 */
export function tokensShown({ status, tokens, known }: TokensShownFacts): TokensShown {
  if (!known && status === 'failed') return 'unavailable'
  if (heldTokens(tokens).length > 0) return 'list'
  return known ? 'empty' : 'loading'
}

type TokensShownFacts = Pick<TokenBalancesState, 'status' | 'tokens' | 'known'>

/** The key of a token on its network. */
export function tokenKey({ chainId, address }: Pick<TokenBalance, 'chainId' | 'address'>): string {
  return `${chainId}:${address ?? 'native'}`
}

/** The host's picture of a token, else the balance service's (C-023). */
export function tokenPicture(
  { chainId, address, iconUrl }: Pick<TokenBalance, 'chainId' | 'address' | 'iconUrl'>,
  hostTokens: Readonly<Record<string, HostToken>>,
): string | undefined {
  const own = hostTokens[chainId]
  const isSame = own?.address.toLowerCase() === address?.toLowerCase()
  return (isSame ? own?.image : undefined) ?? iconUrl
}

/** The amounts of a row: its value is price times amount. */
export function tokenFigures({ price, quantity }: Pick<TokenBalance, 'price' | 'quantity'>): {
  /** The value in USD; `undefined` when no service knows a price. */
  readonly value: string | undefined
  readonly amount: string
} {
  const value = amountOf(price).times(amountOf(quantity.numeric))
  return {
    value: price > 0 ? formatRowValue(value) : undefined,
    amount: formatTokenAmount(quantity.numeric),
  }
}
