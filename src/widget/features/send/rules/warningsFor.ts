import type { Address } from '../../../../backends/port/connectors.ts'
import type { RecipientVerdict } from '../order/recipientVerdict.ts'
import { lookAlikeOf, sameAddress } from './addressRules.ts'

/** A reason to check the recipient again. Some have to be confirmed (`isRisk`). */
export type SendWarning =
  | { readonly kind: 'lookAlike'; readonly known: Address }
  | { readonly kind: 'ownAccount' }
  /** What the address is, if that is a reason to check it (`RecipientVerdict`). */
  | { readonly kind: 'contract' | 'token' | 'burn' | 'noKey' }
  /**
   * It is not known whether the address resembles one of the account's history, because the history is loading or
   * unavailable.
   */
  | { readonly kind: 'checking' | 'unchecked' }

/** The addresses that are known for an account. */
export interface RecipientHistory {
  readonly own: Address | undefined
  /** Whether the history could be read. */
  readonly status: 'checking' | 'checked' | 'failed'
  /** The addresses of the history, which may include look-alikes. */
  readonly dealtWith: readonly Address[]
  /** The addresses that the account has paid, by its history. */
  readonly paid: readonly Address[]
  /** The addresses that the visitor has sent to from this widget. */
  readonly trusted: readonly Address[]
  /** The verdict about the recipient; `undefined` until it was judged. */
  readonly verdict: RecipientVerdict | undefined
}

/** Returns the warnings about a recipient. */
export function warningsFor(recipient: Address, history: RecipientHistory): readonly SendWarning[] {
  const { own, status, dealtWith, paid, trusted, verdict } = history
  const isIn = (list: readonly Address[]) => list.some((each) => sameAddress(each, recipient))
  const isOwn = own !== undefined && sameAddress(own, recipient)
  const warnings: SendWarning[] = []
  if (!isIn(trusted) && !isOwn) {
    const sure = [...trusted, ...paid, ...(own === undefined ? [] : [own])]
    // A recipient who was paid before stays trusted, even if strangers add look-alikes to the history.
    const others = isIn(paid) ? sure : [...sure, ...dealtWith]
    const lookAlike = lookAlikeOf(recipient, others)
    if (lookAlike !== undefined) warnings.push({ kind: 'lookAlike', known: lookAlike })
    else if (status === 'checking') warnings.push({ kind: 'checking' })
    else if (status === 'failed') warnings.push({ kind: 'unchecked' })
  }
  if (isOwn) warnings.push({ kind: 'ownAccount' })
  const isKnown = isIn(trusted) || isIn(paid) || isOwn
  const isHarmless = verdict === undefined || verdict === 'wallet' || verdict === 'notWallet'
  if (!isHarmless && !(verdict === 'contract' && isKnown)) warnings.push({ kind: verdict })
  return warnings
}
