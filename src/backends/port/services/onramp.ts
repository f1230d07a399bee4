import type { Address } from '../connectors.ts'

/** A-101, wire 1.10. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly displayName: string
    readonly chainId: string
    /** Empty for a native coin. */
    readonly contractAddress: string
  }[]
}

/** A-102, wire 1.10. Limits in that currency. */
export interface PaymentCurrency {
  readonly id: string
  readonly limits: readonly { readonly id: string; readonly min: number; readonly max: number }[]
}

/** What a purchase would cost and bring (wire 1.10 O3). Decimal texts. */
export interface OnrampQuote {
  /** In the purchase currency. */
  readonly purchaseAmount: string
  /** In the payment currency. */
  readonly paymentTotal: string
  /** True where there is no quote (wire 1.10): every figure is then the entered amount, and none of them a price. */
  readonly unpriced: boolean
}

/** Wire 1.10 O1–O3. Rejects with `onramp.noUrl`, `link.refused`, `network.failed`, `http.*`, `aborted`. */
export interface Onramp {
  /** Where the service has no answer, the defaults of wire 1.10: only `aborted` rejects. */
  currencies(signal?: AbortSignal): Promise<{
    readonly purchase: readonly PurchaseCurrency[]
    readonly payment: readonly PaymentCurrency[]
  }>
  quote(
    query: { purchase: PurchaseCurrency; payment: PaymentCurrency; amount: string },
    signal?: AbortSignal,
  ): Promise<OnrampQuote>
  /** The address is checked: a page of the card provider, which pays out to `address` alone. */
  url(
    query: {
      address: Address
      blockchains: readonly string[]
      assets: readonly string[]
      defaultNetwork: string
      /** In the purchase currency, decimal text. */
      purchaseAmount?: string
      /** In the payment currency, decimal text. */
      paymentAmount?: string
    },
    signal?: AbortSignal,
  ): Promise<string>
}
