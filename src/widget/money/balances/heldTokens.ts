import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { amountOf } from '../amounts/money.ts'

/**
 * The tokens of which the account has any, the most valuable first. The service also names tokens of which
 * nothing is left (wire 1.7): no list of what an account has shows them (open point 216).
 */
export function heldTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens
    .filter(({ quantity }) => amountOf(quantity.numeric).gt(0))
    .toSorted((one, other) => other.value - one.value)
}
