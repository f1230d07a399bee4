/** Units that shares of a rebasing token lose at most when they are converted, twice for each transfer. */
const mostUnits = 2n
/** One part in so many is less than any fee. */
const dust = 1_000_000_000n
/** One part in so many is little, but may be a fee if it is more than rounding. */
const little = 10_000n

/**
 * True if what a recipient lacks of an amount, in the token's smallest unit, is rounding and no fee (open point 304):
 * one billionth of it, or 2 units if these are at most one hundredth of a percent.
 */
export function isRounding(lost: bigint, amount: bigint): boolean {
  if (lost <= 0n) return true
  return lost * dust <= amount || (lost <= mostUnits && lost * little <= amount)
}
