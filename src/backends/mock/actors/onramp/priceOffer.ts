import { Big } from 'big.js'
import type { WorldState } from '../../world/worldTypes.ts'

/** The price of one unit of each payment currency in USD. */
const rates: Readonly<Record<string, string>> = { USD: '1', EUR: '1.08', GBP: '1.27' }
/** The provider's fee as a share of the payment. */
const fee = '0.0085'

export const onrampCurrencies = Object.keys(rates)

/** The limits of a payment by card, in its own currency. */
export const cardLimits = { min: '10.00', max: '7500.00' }

/** The offer for a payment. All values are decimal texts. */
export interface PricedOffer {
  readonly purchaseAmount: string
  readonly fee: string
  readonly subtotal: string
  readonly total: string
}

/** Returns the offer for a payment; `undefined` if there is no price or the amount is invalid. */
export function priceOffer(
  world: Pick<WorldState, 'prices'>,
  order: { symbol: string; decimals: number; currency: string; amount: string },
): PricedOffer | undefined {
  const rate = rates[order.currency]
  const price = world.prices[order.symbol]
  if (rate === undefined || !price || !/^\d{1,12}(\.\d{1,8})?$/.test(order.amount)) {
    return undefined
  }
  const total = new Big(order.amount)
  const cost = total.times(fee).round(2, Big.roundHalfUp)
  const subtotal = total.minus(cost)
  return {
    purchaseAmount: subtotal
      .times(rate)
      .div(price)
      .round(order.decimals, Big.roundDown)
      .toFixed(order.decimals),
    fee: cost.toFixed(2),
    subtotal: subtotal.toFixed(2),
    total: total.toFixed(2),
  }
}
