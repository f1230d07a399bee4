import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { SwapToken } from '../../../../backends/port/services/swap.ts'
import type { HeldToken } from '../rules/heldToken.ts'
import { suggestedSymbols } from './suggestedSymbols.ts'
import { swapConstants } from '../rules/swapConstants.ts'
import { plainAddress } from '../rules/swapRules.ts'

/** The three lists of SwapSelectToken (A-039 to A-041, open point 128). */
export interface SwapLists {
  readonly myTokensWithBalance: readonly HeldToken[]
  readonly popularTokens: readonly HeldToken[]
  readonly suggestedTokens: readonly HeldToken[]
}

/**
 * Brings tokens that can be swapped and what is held of them together. A held token that the service
 * does not know cannot be swapped.
 */
export function swapLists(
  tokens: readonly SwapToken[],
  balances: readonly TokenBalance[],
): SwapLists {
  const held = new Map(balances.map((each) => [addressOf(each), each]))
  const all = tokens
    .map((token): HeldToken => {
      const balance = held.get(plainAddress(token.address))
      return {
        ...token,
        ...(token.logoUri === undefined && balance?.iconUrl ? { logoUri: balance.iconUrl } : {}),
        price: balance?.price ?? 0,
        quantity: { numeric: balance?.quantity.numeric ?? '0' },
      }
    })
    .toSorted((one, other) => compare(one.symbol, other.symbol))
  const order = new Map(suggestedSymbols.map((symbol, at) => [symbol, at]))
  const place = ({ symbol }: HeldToken) => order.get(symbol) ?? Infinity
  const rank = new Map(balances.map((each, at) => [addressOf(each), at]))
  const rankOf = ({ address }: HeldToken) => rank.get(plainAddress(address)) ?? Infinity
  return {
    myTokensWithBalance: all
      .filter(({ quantity }) => /[1-9]/.test(quantity.numeric))
      .toSorted((one, other) => rankOf(one) - rankOf(other)),
    popularTokens: all,
    suggestedTokens: all
      .filter(({ symbol }) => order.has(symbol))
      .toSorted((one, other) => place(one) - place(other)),
  }
}

/** The native coin has no address at the balances. */
function addressOf({ address }: TokenBalance): string {
  return plainAddress(address ?? swapConstants.nativeAddress)
}

/** By code unit, the same in every browser and language. */
function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
