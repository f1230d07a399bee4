import type { Address } from '../../../../backends/port/connectors.ts'
import { lookAlikeOf, sameAddress } from './addressRules.ts'

/** A reason to check the recipient again. It does not prevent sending. */
export type SendWarning =
  | { readonly kind: 'lookAlike'; readonly known: Address }
  | { readonly kind: 'ownAccount' }
  | { readonly kind: 'tokenContract' }
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
  /** Addresses of the history, which may include look-alikes. */
  readonly dealtWith: readonly Address[]
  /** Addresses that the account has paid, by its history. */
  readonly paid: readonly Address[]
  /** Addresses that the visitor has sent to from this widget. */
  readonly trusted: readonly Address[]
  readonly tokens: readonly Address[]
}

/** The warnings about a recipient. */
export function warningsFor(recipient: Address, known: RecipientHistory): readonly SendWarning[] {
  const { own, status, dealtWith, paid, trusted, tokens } = known
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
  if (isIn(tokens)) warnings.push({ kind: 'tokenContract' })
  return warnings
}
