import type { PurchaseCurrency } from '../../../../backends/port/services/onramp.ts'
import type { OnrampOrderState } from '../onrampOrder.ts'
import { checkAmount } from '../onrampRules.ts'

/** What a provider is asked to sell: the chosen currency where there is an amount for it, else any of them. */
export function boughtCurrencies({
  amount,
  payment,
  purchase,
  purchaseCurrencies,
}: Pick<
  OnrampOrderState,
  'amount' | 'payment' | 'purchase' | 'purchaseCurrencies'
>): readonly PurchaseCurrency[] {
  return purchase && checkAmount(amount, payment) === 'fits' ? [purchase] : purchaseCurrencies
}
