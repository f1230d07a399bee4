import type { TokenBalance } from '../../../../backends/port/services/balances.ts'
import type { SwapToken } from '../../../../backends/port/services/swap.ts'
import type { TokenSelectRow } from '../../../kit/lists/TokenSelect.tsx'
import type { HeldToken, SwapLists } from '../swapTypes.ts'
import { nativeAddress } from '../../../../backends/port/services/nativeAddress.ts'
import { plainAddress } from './tokenIdentity.ts'

/** The symbols of the tokens to suggest, in this order (wire 1.9). */
const suggestedSymbols: readonly string[] =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/**
 * Combines the tokens of the swap service with the balances. Held tokens that the service does not list are left out,
 * because they cannot be swapped.
 */
export function swapLists(
  tokens: readonly SwapToken[],
  balances: readonly TokenBalance[],
): SwapLists {
  const balanceOf = new Map(balances.map((each) => [addressOf(each), each]))
  const all = tokens
    .map((token): HeldToken => {
      const balance = balanceOf.get(plainAddress(token.address))
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

/** Returns the plain address of a token; the native coin has none in the balances. */
function addressOf({ address }: TokenBalance): string {
  return plainAddress(address ?? nativeAddress)
}

/** Compares by code unit, which is the same in every browser and language. */
function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other)
}

/** Returns the tokens whose symbol, name or address contains the query, in any letter case. */
export function tokenSearch(tokens: readonly HeldToken[], query: string): readonly HeldToken[] {
  const lowerCaseQuery = query.trim().toLowerCase()
  if (lowerCaseQuery === '') return tokens
  return tokens.filter(({ symbol, name, address }) =>
    [symbol.toLowerCase(), name.toLowerCase(), plainAddress(address)].some((text) =>
      text.includes(lowerCaseQuery),
    ),
  )
}

/** Returns the rows of the sections from top to bottom. An empty section has no heading. */
export function tokenRows(
  sections: readonly { readonly heading: string; readonly tokens: readonly HeldToken[] }[],
): readonly TokenSelectRow<HeldToken>[] {
  return sections.flatMap(({ heading, tokens }) =>
    tokens.length === 0
      ? []
      : [
          { key: heading, heading },
          ...tokens.map((token) => ({ key: `${heading} ${token.address}`, token })),
        ],
  )
}
