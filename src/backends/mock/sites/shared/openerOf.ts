/** The page that opened this window, and its origin; `undefined` when there is none or it hides itself. */
export function openerOf(
  own: Window,
): { readonly page: Window; readonly host: string } | undefined {
  // Where the browser let no window open, the page holds this one in a hidden frame.
  const page: Window | null = own.opener ?? (own.parent === own ? null : own.parent)
  const { referrer } = own.document
  return page === null || referrer === '' ? undefined : { page, host: new URL(referrer).origin }
}
