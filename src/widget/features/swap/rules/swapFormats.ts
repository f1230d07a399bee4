import {
  amountOf,
  amountOfUnits,
  formatAmount,
  formatUsd,
  type Amount,
} from '../../../money/amounts/money.ts'
import { isTiny, shortAmount, writtenAmount } from '../../../money/amounts/shortAmounts.ts'
import { swapConstants } from './swapConstants.ts'

/**
 * Returns the amount of one token that another costs, with 3 decimals. A rate that is too small for them is
 * inverted. `toUnits` is in base units of a token with the given `decimals`.
 */
export function rateParts(
  sourceAmount: string,
  toUnits: bigint,
  decimals: number,
): { readonly rate: string; readonly turned: boolean } | undefined {
  const [source, target] = [amountOf(sourceAmount), amountOfUnits(toUnits, decimals)]
  if (source.lte(0) || target.lte(0)) return undefined
  const rate = target.div(source)
  return isTiny(rate, 3)
    ? { rate: formatAmount(source.div(target), 3), turned: true }
    : { rate: formatAmount(rate, 3), turned: false }
}

/** Formats max slippage and minimum received with 6 decimals, rounded down. */
export const formatSlippage = (amount: Amount): string =>
  writtenAmount(amount, swapConstants.targetDigits)

/** Formats the target amount for its field: at most 6 decimals, without trailing zeros. `units` are base units. */
export function formatTarget(units: bigint, decimals: number): string {
  const amount = amountOfUnits(units, decimals)
  if (isTiny(amount, swapConstants.targetDigits)) return amount.toFixed()
  return amount.round(swapConstants.targetDigits, 0).toFixed()
}

/** Formats an amount with at most 6 decimals and grouped thousands. */
export const formatPreview = (amount: string): string =>
  shortAmount(amount, swapConstants.targetDigits)

/** Formats the network cost in USD with 3 decimals. */
export function formatCost(usd: Amount): string {
  return isTiny(usd, 3) ? '<$0.001' : formatUsd(usd, 3)
}

/** Formats a price impact in percent with 2 decimals. */
export const formatImpact = (percent: Amount): string => `${formatAmount(percent, 2)}%`
