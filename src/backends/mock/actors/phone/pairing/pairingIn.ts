/** @throws Error that says which other kinds of codes this phone does not support */
export function pairingIn(text: string, source: 'code' | 'link'): string {
  const uri = uriOfLink(text)
  if (uri !== undefined) return uri
  const more = /\bfarcaster\b/.test(text)
    ? 'A Farcaster login is decided with the simulated Farcaster app, under Sites.'
    : 'This phone has a WalletConnect wallet and nothing else.'
  throw new Error(`There is no pairing in this ${source}: ${text}. ${more}`)
}

/**
 * Returns the pairing URI in a text given to a phone: `wc:…` itself, or a wallet's link that
 * contains it (wire 8.1).
 */
function uriOfLink(link: string): string | undefined {
  if (/^wc:[0-9a-f]+@2\?/i.test(link)) return link
  const [, carried] = /[?&]uri=([^&#]+)/.exec(link) ?? []
  if (carried === undefined) return undefined
  const uri = decodeURIComponent(carried)
  return /^wc:[0-9a-f]+@2\?/i.test(uri) ? uri : undefined
}
