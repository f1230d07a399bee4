import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { amountOf } from '../amounts/money.ts'

/**
 * The tokens with a positive balance, most valuable first. The service also returns tokens with a balance of zero (wire
 * 1.7), which no list shows (open point 216).
 */
export function heldTokens(tokens: readonly TokenBalance[]): readonly TokenBalance[] {
  return tokens
    .filter(({ quantity }) => amountOf(quantity.numeric).gt(0))
    .toSorted((one, other) => other.value - one.value)
}
