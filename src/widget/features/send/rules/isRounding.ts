/** The most units that shares of a rebasing token lose in a transfer, which converts them twice. */
const maxUnits = 2n
/** One part in this many is less than any fee. */
const dustShare = 1_000_000_000n
/** One part in this many is little, but may be a fee if it is more than rounding. */
const roundingShare = 10_000n

/**
 * Whether what a recipient lacks of an amount, in the token's smallest unit, is rounding and no fee: one billionth of
 * it, or 2 units if these are at most one hundredth of a percent (open point 304).
 */
export function isRounding(lost: bigint, amount: bigint): boolean {
  if (lost <= 0n) return true
  return lost * dustShare <= amount || (lost <= maxUnits && lost * roundingShare <= amount)
}
