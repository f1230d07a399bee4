import type { TokensProblem } from '../../../money/tokens/checkTokens.ts'
import type { Address } from '../../../../backends/port/connectors.ts'

/** The reason why a transfer was not sent. */
export type SendProblem =
  | { readonly kind: 'account' | 'chain' | 'changed' | 'refused' | TokensProblem }
  /** See `walletGuard`. */
  | { readonly kind: 'notWallet' | 'recipientUnchecked' | 'recipientUnconfirmed' }
  | { readonly kind: 'nameGone' | 'nameUnchecked'; readonly name: string }
  | { readonly kind: 'nameChanged'; readonly name: string; readonly now: Address }
