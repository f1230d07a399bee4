import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { amountOf } from '../amounts/money.ts'

/**
 * Returns the tokens with a positive balance, most valuable first. The service also returns tokens
 * of which nothing is left (wire 1.7), and a list of what an account has would be wrong with them
 * (open point 216).
 */
export function heldTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens
    .filter(({ quantity }) => amountOf(quantity.numeric).gt(0))
    .toSorted((one, other) => other.value - one.value)
}
