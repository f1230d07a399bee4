import type { Address } from '../connectors.ts'

/** A currency that can be bought (A-101, wire 1.10). */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly displayName: string
    readonly chainId: string
    /** The token's contract. Empty for a native coin. */
    readonly contractAddress: string
  }[]
}

/** A currency to pay with, and its limits (A-102, wire 1.10). */
export interface PaymentCurrency {
  readonly id: string
  readonly limits: readonly { readonly id: string; readonly min: number; readonly max: number }[]
}

/** The price of a purchase. Amounts are decimal text (wire 1.10). */
export interface OnrampQuote {
  /** The amount in the purchase currency. */
  readonly purchaseAmount: string
  /** The price with all fees, in the payment currency. */
  readonly paymentTotal: string
  /**
   * True if there is no quote: every amount is then the entered one, and none is a price (wire
   * 1.10).
   */
  readonly unpriced: boolean
}

/**
 * The purchase service (wire 1.10). Rejects with `onramp.noUrl`, `link.refused`, `network.failed`,
 * `http.*`, `aborted`.
 */
export interface Onramp {
  /**
   * Returns the currencies to buy and to pay with. Falls back to built-in defaults, so that
   * visitors can always buy (wire 1.10); rejects only with `aborted`.
   */
  currencies(signal?: AbortSignal): Promise<{
    readonly purchase: readonly PurchaseCurrency[]
    readonly payment: readonly PaymentCurrency[]
  }>
  quote(
    query: { purchase: PurchaseCurrency; payment: PaymentCurrency; amount: string },
    signal?: AbortSignal,
  ): Promise<OnrampQuote>
  /**
   * Returns the checked URL of the card provider's page. The provider pays out only to
   * `address`.
   */
  url(
    query: {
      address: Address
      blockchains: readonly string[]
      assets: readonly string[]
      defaultNetwork: string
      /** The amount in the purchase currency, decimal text. */
      purchaseAmount?: string
      /** The amount in the payment currency, decimal text. */
      paymentAmount?: string
      /** The payment currency, for the provider's page; only used beside `paymentAmount`. */
      paymentCurrency?: string
    },
    signal?: AbortSignal,
  ): Promise<string>
}
