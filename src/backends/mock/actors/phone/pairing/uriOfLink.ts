/** The pairing URI in a text given to a phone: `wc:…` itself, or a wallet's link that contains it (wire 8.1). */
export function uriOfLink(link: string): string | undefined {
  if (/^wc:[0-9a-f]+@2\?/i.test(link)) return link
  const [, carried] = /[?&]uri=([^&#]+)/.exec(link) ?? []
  if (carried === undefined) return undefined
  const uri = decodeURIComponent(carried)
  return /^wc:[0-9a-f]+@2\?/i.test(uri) ? uri : undefined
}
