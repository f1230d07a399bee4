import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Popup } from '../../../backends/port/browser.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import type { PaymentCurrency, PurchaseCurrency } from '../../../backends/port/services/onramp.ts'
import type { OnrampProvider } from '../../core/options/config.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import type { KnownPurchases } from './buy/knownPurchases.ts'
import { orderPurchases } from './onrampRules.ts'

/** The form of Buy: the currencies, the amount, and the purchase that was started. */
export interface OnrampOrderState {
  readonly status: 'idle' | 'loading' | 'ready'
  readonly purchaseCurrencies: readonly PurchaseCurrency[]
  readonly paymentCurrencies: readonly PaymentCurrency[]
  readonly purchase: PurchaseCurrency | undefined
  readonly payment: PaymentCurrency | undefined
  /** The amount as typed, in the payment currency. */
  readonly amount: string
  /** The quoted amount of the purchase currency, as a decimal text. */
  readonly purchaseAmount: string | undefined
  /** The account's purchases when the providers were shown; `undefined` if they could not be read. */
  readonly known: KnownPurchases | undefined
  /** The purchase that was started at a provider. */
  readonly begun: StartedPurchase | undefined
}

export interface StartedPurchase {
  readonly provider: OnrampProvider
  readonly url: string
  readonly account: Address
  /** The time of the start, in ms since epoch. */
  readonly at: number
  readonly known: KnownPurchases | undefined
  /** The provider's window. */
  readonly window: Popup
}

/** The order of a widget, shared by the views and the host's own form; read it by `core.use(createOnrampOrder)`. */
export interface OnrampOrder {
  readonly store: StoreApi<OnrampOrderState>
  /** Loads the currencies once; earlier ones stay until the response. Never rejects. */
  load(): Promise<void>
}

/**
 * Creates the order with the first currency of each list, the connected network's own coin for the purchase (open point
 * 155).
 */
export function createOnrampOrder(core: Core): OnrampOrder {
  const store = createStore<OnrampOrderState>(() => ({
    status: 'idle',
    purchaseCurrencies: [],
    paymentCurrencies: [],
    purchase: undefined,
    payment: undefined,
    amount: '',
    purchaseAmount: undefined,
    known: undefined,
    begun: undefined,
  }))
  let loading: Promise<void> | undefined

  async function fetch(): Promise<void> {
    const { onramp } = core.backend
    if (!onramp) return
    store.setState({ status: 'loading' })
    try {
      const currencies = await onramp.currencies()
      const ordered = orderPurchases(currencies.purchase, core.networks.active()?.currency.symbol)
      const { purchase, payment } = store.getState()
      store.setState({
        status: 'ready',
        purchaseCurrencies: ordered,
        paymentCurrencies: currencies.payment,
        purchase: purchase ?? ordered[0],
        payment: payment ?? currencies.payment[0],
      })
    } catch (thrown) {
      // The port has defaults for every failure, so this is an abort or a bug.
      store.setState({ status: 'idle' })
      loading = undefined
      noteFailure(core, 'onramp.currencies', thrown)
    }
  }

  return { store, load: () => (loading ??= fetch()) }
}
