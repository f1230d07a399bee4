import type { PurchaseCurrency } from '../../../../backends/port/services/onramp.ts'
import type { OnrampOrderState } from '../onrampOrder.ts'
import { checkAmount } from '../onrampRules.ts'

/** The currencies requested from a provider: the chosen one if there is an amount for it, else any. */
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
