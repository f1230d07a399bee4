import type { Address } from '../../../../backends/port/connectors.ts'
import { lookAlikeOf, sameAddress } from './addressRules.ts'

/** Something that the visitor should look at twice before sending; none of them forbids it. */
export type SendWarning =
  | { readonly kind: 'lookAlike'; readonly known: Address }
  | { readonly kind: 'ownAccount' }
  | { readonly kind: 'tokenContract' }
  /** Nobody can say yet, or at all, whether it looks like an address of the account's history. */
  | { readonly kind: 'checking' | 'unchecked' }

/** What is known of the addresses around an account. */
export interface RecipientHistory {
  readonly own: Address | undefined
  /** Whether the history could be read. */
  readonly status: 'checking' | 'checked' | 'failed'
  /** Those of the history, look-alikes possibly among them. */
  readonly dealtWith: readonly Address[]
  /** Those that the account has paid, by its history. */
  readonly paid: readonly Address[]
  /** Those the visitor has sent to from here. */
  readonly trusted: readonly Address[]
  readonly tokens: readonly Address[]
}

/** What is odd about a recipient. */
export function warningsFor(recipient: Address, known: RecipientHistory): readonly SendWarning[] {
  const { own, status, dealtWith, paid, trusted, tokens } = known
  const isIn = (list: readonly Address[]) => list.some((each) => sameAddress(each, recipient))
  const isOwn = own !== undefined && sameAddress(own, recipient)
  const warnings: SendWarning[] = []
  if (!isIn(trusted) && !isOwn) {
    const sure = [...trusted, ...paid, ...(own === undefined ? [] : [own])]
    // History entries that strangers created do not make a recipient who was paid before suspicious.
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
