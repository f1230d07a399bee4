/** The request as the secure site's page shows it, in text that the site has made safe to read. */
export interface RequestSummary {
  readonly kind: 'message' | 'typedData' | 'transaction' | 'batch'
  /** The app's own name, and its request. */
  readonly heading: string
  /** The coins that leave the account. */
  readonly amount?: { readonly value: string; readonly symbol: string }
  /** The text to sign, if it has no fields. */
  readonly message?: string
  /** The fields of typed data, or of a text to sign that is JSON. */
  readonly fields?: readonly { readonly label: string; readonly value: string }[]
  /** The data exactly as it is signed; shown on demand. */
  readonly details?: string
  readonly rows: readonly { readonly label: string; readonly value: string }[]
  /** A warning to read before deciding. */
  readonly note?: string
  readonly approve: 'Sign' | 'Approve'
}
