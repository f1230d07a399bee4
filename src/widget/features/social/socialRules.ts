import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'

/** How the login widget shows the configured socials. */
export interface SocialLayout {
  /** The button with words. */
  readonly wide: SocialProvider | undefined
  /** Buttons with a logo only. */
  readonly small: readonly SocialProvider[]
  /** Whether a More button leads to all of them. */
  readonly more: boolean
}

/** Most socials that are all shown at once (C-089). */
const shownAtOnce = 6

/** Two logos; otherwise the first wide and the rest small; of more than 6 only items 2 to 5, and More (C-087 to C-089, open point 25). */
export function socialLayout(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === 2) return { wide: undefined, small: socials, more: false }
  const [wide, ...rest] = socials
  const more = socials.length > shownAtOnce
  return { wide, small: more ? rest.slice(0, 4) : rest, more }
}

/** Families in which a social or Farcaster login has accounts (open point 46). */
export function servesSocial(chain: ChainNamespace): boolean {
  return chain === 'eip155' || chain === 'solana'
}

/** What a provider's window posts (wire 2.6), with at most 4096 characters; `undefined` for anything else. */
export function readSocialResult(data: unknown): string | undefined {
  if (!isResult(data)) return undefined
  const { resultUri } = data
  const fits = typeof resultUri === 'string' && resultUri !== '' && resultUri.length <= 4096
  return fits ? resultUri : undefined
}

function isResult(data: unknown): data is { resultUri: unknown } {
  return typeof data === 'object' && data !== null && 'resultUri' in data
}

/** A window that seems closed so soon after it was sent to the provider, in ms, was taken out of reach. */
const tooSoon = 2000

/**
 * True when the window cannot have been closed by the visitor: a page with a strict cross-origin-opener-policy loses
 * it the moment it shows the provider, and it reads as closed from then on.
 */
export function isLostWindow(pointedAt: number | undefined, now: number): boolean {
  return pointedAt !== undefined && now - pointedAt < tooSoon
}

/** What to make of a message that comes while a provider's window is open. */
export type SocialMessageCheck =
  | { readonly kind: 'result'; readonly uri: string }
  /** The provider's window is done, but its result is not an address or is too long. */
  | { readonly kind: 'unusable' }
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'ignored' }

/**
 * Believes a result only from the secure origin, from our own window and in its shape (C-268); in another shape it
 * ends the login, for no other result will come. Anything else of our
 * window from elsewhere, and a result of another window from elsewhere, is untrusted (C-206); the rest is not about
 * this login.
 */
export function checkSocialMessage(facts: {
  isOurWindow: boolean
  isSecureOrigin: boolean
  data: unknown
}): SocialMessageCheck {
  const { isOurWindow, isSecureOrigin, data } = facts
  const uri = readSocialResult(data)
  if (isSecureOrigin) {
    if (!isOurWindow || !isResult(data)) return { kind: 'ignored' }
    return uri === undefined ? { kind: 'unusable' } : { kind: 'result', uri }
  }
  return isOurWindow || uri !== undefined ? { kind: 'untrusted' } : { kind: 'ignored' }
}
