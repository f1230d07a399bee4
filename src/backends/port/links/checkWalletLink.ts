import { FoyerError } from '../errors.ts'
import { checkLink } from './checkLink.ts'
import { isForeignScheme } from './isForeignScheme.ts'

/**
 * Matches a wallet's own scheme, plain path segments, and at most a pairing after them: a link may
 * carry nothing else into an app (wire 8.1, 8.2).
 */
const walletLink = /^([a-z][a-z0-9+.-]{1,63}):\/\/(?:[a-z0-9._~-]+\/)*wc\?uri=wc%3A[\w%.~-]+$/i

/** A link that `checkWalletLink` accepted. */
export type WalletLink = string & { readonly isWalletLink: true }

/**
 * Accepts a link that passes a pairing to a wallet: a web link, or a scheme that no system and no well-known app of
 * another kind uses. Throws `link.refused`.
 */
export function checkWalletLink(link: string): WalletLink {
  if (/^https?:/i.test(link.trim())) return checkLink(link) as WalletLink
  const [, scheme] = walletLink.exec(link) ?? []
  if (scheme !== undefined && !isForeignScheme(scheme)) return link as WalletLink
  throw new FoyerError(
    'link.refused',
    `Refused to open '${link.slice(0, 200)}': it does not open a wallet.`,
  )
}
