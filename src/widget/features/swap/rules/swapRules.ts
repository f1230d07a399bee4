import { amountOf, amountOfUnits, unitsOf, type Amount } from '../../../money/amounts/money.ts'
import type { HeldToken } from '../swapTypes.ts'
import { swapConstants } from './swapConstants.ts'
import { isNative } from './tokenIdentity.ts'

const hundred = amountOf(100)
const zero = amountOf(0)

/**
 * Returns the digits and the first dot of a typed amount. A comma or dot alone becomes `0.`, a trailing comma a dot
 * (A-139).
 */
export function numericInput(typed: string): string {
  const [whole = '', ...rest] = typed
    .replace(/,$/, '.')
    .replace(/[^0-9.]/g, '')
    .split('.')
  if (rest.length === 0) return whole
  const fraction = rest.join('')
  return whole === '' && fraction === '' ? '0.' : `${whole}.${fraction}`
}

/** Returns a typed amount in the token's base units; 0 while there is nothing to swap. */
export function amountUnits(typed: string, token: Pick<HeldToken, 'decimals'> | undefined): bigint {
  return token ? unitsOf(typed, token.decimals) : 0n
}

/** Returns the value of an amount in USD; `undefined` while its price is unknown. */
export function valueOf(amount: string | Amount, price: number): Amount | undefined {
  return price > 0 ? amountOf(amount).times(amountOf(price)) : undefined
}

/**
 * Returns the value in USD of an amount in base units of a token with the given decimals; `undefined` while its price
 * is unknown.
 */
export function valueOfUnits(units: bigint, decimals: number, price: number): Amount | undefined {
  return valueOf(amountOfUnits(units, decimals), price)
}

/** Returns the network cost of the swap, given in wei, in the network's coin. */
export function gasCost(wei: bigint, decimals = 18): Amount {
  return amountOfUnits(wei, decimals)
}

/** Returns the network cost in USD. `cost` is in the coin, `networkTokenPrice` in USD per coin. */
export function gasUsd(cost: Amount, networkTokenPrice: number): Amount {
  return cost.times(amountOf(networkTokenPrice))
}

/**
 * Returns the loss in percent of what is paid, (paid − received) / paid × 100, both in USD; `undefined` without both
 * prices or when the amount is 0.
 */
export function impactBetween(
  paid: Amount | undefined,
  received: Amount | undefined,
): Amount | undefined {
  if (!paid || !received || paid.lte(zero)) return undefined
  return paid.minus(received).times(hundred).div(paid)
}

/** Returns the amount that slippage may take: exactly one percent of the target amount. */
export function maxSlippage(toUnits: bigint, decimals: number): Amount {
  return amountOfUnits(toUnits, decimals).times(swapConstants.slippagePercent).div(hundred)
}

/** Returns the target amount minus the max slippage, exactly. */
export function minimumReceived(toUnits: bigint, decimals: number): Amount {
  return amountOfUnits(toUnits, decimals).minus(maxSlippage(toUnits, decimals))
}

/** Returns the smallest amount that a swap may return: the minimum received, in whole base units. */
export function leastAfterSlippage(units: bigint): bigint {
  return (units * BigInt(100 - swapConstants.slippagePercent)) / 100n
}

/**
 * Returns the price impact in the preview: the current one, or the loss since the preview opened if that is higher, so
 * that a service that changes its prices along with a bad quote cannot hide it (open point 193).
 */
export function impactSince(
  opened: { readonly toUnits: bigint; readonly priceImpact: Amount | undefined },
  now: { readonly toUnits: bigint | undefined; readonly priceImpact: Amount | undefined },
): Amount | undefined {
  const loss = rateLoss(opened.toUnits, now.toUnits)
  if (loss === undefined || loss.lte(zero)) return now.priceImpact
  const before = opened.priceImpact ?? zero
  const since = before.plus(hundred.minus(before).times(loss).div(hundred))
  return now.priceImpact?.gt(since) ? now.priceImpact : since
}

/** Returns the loss in percent from an earlier to a later quote of the same token; `undefined` without both. */
export function rateLoss(before: bigint | undefined, now: bigint | undefined): Amount | undefined {
  if (before === undefined || before <= 0n || now === undefined) return undefined
  return amountOf(before - now)
    .times(hundred)
    .div(amountOf(before))
}

/**
 * Returns the amount that Max fills in: the whole balance, minus the gas of the swap for the native coin (its
 * cost in USD divided by the token's price), and at least 0. It has no more digits than the token. `price` is the swap
 * service's if the balances have none.
 */
export function maxAmount(token: HeldToken, gasPriceInUSD: Amount, price = token.price): string {
  const all = amountOf(token.quantity.numeric)
  if (!isNative(token)) return all.toFixed()
  const gas = price > 0 ? gasPriceInUSD.div(amountOf(price)) : zero
  const remainder = all.minus(gas)
  return remainder.lte(zero) ? '0' : remainder.round(token.decimals, 0).toFixed()
}

/**
 * Whether to show balance and Max of the source: only for a holding worth more than 0.00005 USD, by the swap service's
 * price if the balances have none (A-035, open point 195).
 */
export function showsMax(token: HeldToken, price = token.price): boolean {
  const value = valueOf(token.quantity.numeric, price)
  return value !== undefined && value.gt(amountOf(swapConstants.smallestHolding))
}

/** The amounts that determine whether the account can pay. */
export interface FundsCheck {
  readonly source: HeldToken | undefined
  readonly sourceAmount: string
  /** The balance of the network's own coin, as a decimal text. */
  readonly nativeQuantity: string
  /** The gas cost of the swap, in the network's coin. */
  readonly gasCost: Amount
}

/**
 * Whether the balance is too low: no coin for the gas, less coin than the gas, or less of the source token than
 * the amount. If the source is the coin, the gas is included.
 */
export function isInsufficient({
  source,
  sourceAmount,
  nativeQuantity,
  gasCost,
}: FundsCheck): boolean {
  if (!source) return false
  const coins = amountOf(nativeQuantity)
  const amount = amountOf(sourceAmount)
  if (amount.lte(zero)) return false
  if (coins.lte(zero) || gasCost.gt(coins)) return true
  if (isNative(source)) return amount.plus(gasCost).gt(coins)
  return amount.gt(amountOf(source.quantity.numeric))
}
