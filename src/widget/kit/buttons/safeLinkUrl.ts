const SCHEMES = ['https:', 'http:', 'mailto:']

/**
 * Returns the address for a link, or null unless it is safe: only `https:`, `http:` and `mailto:`,
 * never a script or a file.
 */
export function safeLinkUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  const parsed = new URL(url)
  return SCHEMES.includes(parsed.protocol) ? parsed.href : null
}
