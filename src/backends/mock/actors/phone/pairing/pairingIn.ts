import { uriOfLink } from './uriOfLink.ts'

/** @throws Error that says which other kinds of codes this phone does not support */
export function pairingIn(text: string, source: 'code' | 'link'): string {
  const uri = uriOfLink(text)
  if (uri !== undefined) return uri
  const more = /\bfarcaster\b/.test(text)
    ? 'A Farcaster login is decided with the simulated Farcaster app, under Sites.'
    : 'This phone has a WalletConnect wallet and nothing else.'
  throw new Error(`There is no pairing in this ${source}: ${text}. ${more}`)
}
