/** What the secure site's page shows of a request, as text that the site has made safe to read. */
export interface RequestSummary {
  readonly kind: 'message' | 'typedData' | 'transaction' | 'batch'
  /** The app's name as it gave it, and what it wants. */
  readonly heading: string
  /** What leaves the account, in coins. */
  readonly amount?: { readonly value: string; readonly symbol: string }
  /** The text to sign, where it has no fields. */
  readonly message?: string
  /** The fields of a text to sign that is JSON, and of typed data. */
  readonly fields?: readonly { readonly label: string; readonly value: string }[]
  /** The same as it is signed; shown on demand. */
  readonly details?: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** Something to know before deciding. */
  readonly note?: string
  readonly approve: 'Sign' | 'Approve'
}
