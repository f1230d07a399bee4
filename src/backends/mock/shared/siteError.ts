/** A refusal of the secure site; the message travels to the widget as it is (wire 2.2). */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}
