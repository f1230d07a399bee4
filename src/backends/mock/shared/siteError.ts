/** A rejection of the secure site; its message reaches the widget unchanged (wire 2.2). */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}
