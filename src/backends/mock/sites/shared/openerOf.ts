/**
 * Returns the page that opened this window, and its origin; `undefined` if there is none or it
 * hides itself.
 */
export function openerOf(
  own: Window,
): { readonly page: Window; readonly host: string } | undefined {
  // If the browser blocked the window, the page shows this one in a hidden frame.
  const page: Window | null = own.opener ?? (own.parent === own ? null : own.parent)
  const { referrer } = own.document
  return page === null || referrer === '' ? undefined : { page, host: new URL(referrer).origin }
}
