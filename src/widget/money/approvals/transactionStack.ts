import type { RouterEntry } from '../../core/modal/router.ts'
import type { ViewName, ViewParams } from '../../core/kernel/viewParams.ts'

/** A view without parameters, so that its name is enough to go back to it. */
type PlainView = {
  [N in ViewName]: undefined extends ViewParams[N] ? N : never
}[ViewName]

/**
 * The navigation around the next request that the visitor has to approve: what it covers, and what
 * follows its end (wire 2.4).
 */
export interface TransactionEntry {
  /** If true, ApproveTransaction replaces the view on screen; otherwise it opens on top. */
  readonly replace?: boolean
  /**
   * The navigation after a success: `back` to the earlier view, or a new history at that view. Without it, `onSuccess`
   * decides.
   */
  readonly success?: 'back' | PlainView
  /** Called before the navigation after a success. */
  onApproved?(): void
  onSuccess?(): void
  /**
   * Called when the visitor or the wallet refused, or the modal was closed. The earlier view is on
   * screen again.
   */
  onCancel?(): void
}

/**
 * The entries of the requests that the visitor has to approve. A flow that sends several requests
 * to the secure wallet first adds one entry per request. Without an entry, the modal closes when a
 * request ends (wire 2.4).
 */
export interface TransactionStack {
  push(entry: TransactionEntry): void
  /** Returns the entry of the next or the open request. */
  top(): TransactionEntry | undefined
  /** Removes the top entry, because its request ended. */
  pop(): TransactionEntry | undefined
  /** Removes an entry at any position. */
  drop(entry: TransactionEntry): void
  /** Stores the view that an entry with `replace` covered, so that it can be restored. */
  covered: RouterEntry | undefined
}

/** Creates the stack of one widget: `core.use(createTransactionStack)`. */
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
