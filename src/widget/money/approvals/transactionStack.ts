import type { RouterEntry } from '../../core/modal/router.ts'
import type { ViewName, ViewParams } from '../../core/kernel/viewParams.ts'

/** A view that needs nothing, so that one can go back to it by its name. */
type PlainView = {
  [N in ViewName]: undefined extends ViewParams[N] ? N : never
}[ViewName]

/** What a flow wants around the next request that the visitor has to approve (wire 2.4). */
export interface TransactionEntry {
  /** True shows ApproveTransaction in the place of the view on screen, otherwise it comes on top of it. */
  readonly replace?: boolean
  /** Where success leads: `back` to the view before, or a new history at that view. Absent: nowhere, `onSuccess` decides. */
  readonly success?: 'back' | PlainView
  /** Told before success leads anywhere. */
  onApproved?(): void
  onSuccess?(): void
  /** The visitor or the wallet said no, or the modal was closed. The view before is on screen again. */
  onCancel?(): void
}

/**
 * Flows that send several requests to the secure wallet stack what shall happen around each before
 * they send it. Without an entry a request closes the modal when it is over (wire 2.4).
 */
export interface TransactionStack {
  push(entry: TransactionEntry): void
  /** The entry of the next or the open request. */
  top(): TransactionEntry | undefined
  /** Takes the top away: its request is over. */
  pop(): TransactionEntry | undefined
  /** Takes an entry away wherever it is. */
  drop(entry: TransactionEntry): void
  /** Remembers the view that an entry with `replace` covered, so that it can come back. */
  covered: RouterEntry | undefined
}

/** Makes the stack of one widget: `core.use(createTransactionStack)`. */
export function createTransactionStack(): TransactionStack {
  const entries: TransactionEntry[] = []
  return {
    push: (entry) => entries.push(entry),
    top: () => entries.at(-1),
    pop: () => entries.pop(),
    drop(entry) {
      const at = entries.lastIndexOf(entry)
      if (at >= 0) entries.splice(at, 1)
    },
    covered: undefined,
  }
}
