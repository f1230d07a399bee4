import type { SwapToken } from '../../../../backends/port/services/swap.ts'

/** A token to swap with what is known of it for this account. */
export interface HeldToken extends SwapToken {
  /** USD per unit, 0 when nobody knows a price. */
  readonly price: number
  /** Decimal text; `0` when none is held. */
  readonly quantity: { readonly numeric: string }
}
