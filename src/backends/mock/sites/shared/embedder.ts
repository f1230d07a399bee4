/**
 * Returns the origin of the page that frames this one; `undefined` if there is none or the page
 * hides it.
 */
export function embedder(own: Window): string | undefined {
  if (own.parent === own) return undefined
  const ancestor = own.location.ancestorOrigins?.[0]
  if (ancestor !== undefined) return ancestor
  const { referrer } = own.document
  return referrer === '' ? undefined : new URL(referrer).origin
}
