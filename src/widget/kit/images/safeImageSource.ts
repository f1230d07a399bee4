/**
 * Returns the address of an image, or null unless it is safe. Only `https:`, `blob:` and
 * `data:image/` are allowed: wallets and services choose their own icons, and any other address
 * could run code, track over plain http, or read a file.
 */
export function safeImageSource(source: string | null | undefined): string | null {
  if (!source || !URL.canParse(source)) return null
  const url = new URL(source)
  if (url.protocol === 'https:' || url.protocol === 'blob:') return url.href
  return url.protocol === 'data:' && /^image\/[a-z0-9.+-]+[;,]/i.test(url.pathname)
    ? url.href
    : null
}
