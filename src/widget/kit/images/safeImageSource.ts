/**
 * The address of an image that may be shown, or null. Only `https:`, `blob:` and `data:image/` pass: wallets and
 * services name their own icons, and anything else could run, track on plain http, or read a file.
 */
export function safeImageSource(source: string | null | undefined): string | null {
  if (!source || !URL.canParse(source)) return null
  const url = new URL(source)
  if (url.protocol === 'https:' || url.protocol === 'blob:') return url.href
  return url.protocol === 'data:' && /^image\/[a-z0-9.+-]+[;,]/i.test(url.pathname)
    ? url.href
    : null
}
