/**
 * A rejection of the secure site. Its message reaches the widget unchanged, because the frame has
 * no codes (wire 2.2).
 */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}
