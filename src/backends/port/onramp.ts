import type { Address } from './connectors.ts'

/** A-101, wire 1.10. */
export interface PurchaseCurrency {
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networks: readonly {
    readonly name: string
    readonly displayName: string
    readonly chainId: string
    readonly contractAddress: string
  }[]
}

/** A-102, wire 1.10. Limits in that currency. */
export interface PaymentCurrency {
  readonly id: string
  readonly limits: readonly { readonly id: string; readonly min: number; readonly max: number }[]
}

/** Wire 1.10 O1–O3. Rejects with `onramp.noUrl`, `network.failed`, `http.*`, `aborted`. */
export interface Onramp {
  /** */
  currencies(signal?: AbortSignal): Promise<{
    readonly purchase: readonly PurchaseCurrency[]
    readonly payment: readonly PaymentCurrency[]
  }>
  quote(
    query: { purchase: PurchaseCurrency; payment: PaymentCurrency; amount: string },
    signal?: AbortSignal,
  ): Promise<{ readonly purchaseAmount: string; readonly paymentTotal: string }>
  /** */
  url(
    query: {
      address: Address
      blockchains: readonly string[]
      assets: readonly string[]
      defaultNetwork: string
      purchaseAmount?: string
    },
    signal?: AbortSignal,
  ): Promise<string>
}
