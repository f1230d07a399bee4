import type { HeldToken } from './heldToken.ts'
import { plainAddress } from './swapRules.ts'

/** The tokens whose symbol, name or address holds the query, whatever its case. */
export function tokenSearch(tokens: readonly HeldToken[], query: string): readonly HeldToken[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return tokens
  return tokens.filter(({ symbol, name, address }) =>
    [symbol.toLowerCase(), name.toLowerCase(), plainAddress(address)].some((text) =>
      text.includes(wanted),
    ),
  )
}
