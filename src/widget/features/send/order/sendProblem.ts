import type { TokensProblem } from '../../../money/tokens/checkTokens.ts'
import type { WalletReason } from '../../../money/transaction/walletReason.ts'
import type { Address } from '../../../../backends/port/connectors.ts'

/** The reason why a transfer was not sent. */
export type SendProblem =
  | { readonly kind: 'account' | 'chain' | 'changed' | 'refused' | TokensProblem }
  /** The recipient is no wallet, could not be judged, or was not confirmed. */
  | { readonly kind: 'notWallet' | 'recipientUnchecked' | 'recipientUnconfirmed' }
  /** The wallet or its node refused the transaction. */
  | { readonly kind: WalletReason }
  | { readonly kind: 'nameGone' | 'nameUnchecked'; readonly name: string }
  | { readonly kind: 'nameChanged'; readonly name: string; readonly now: Address }
