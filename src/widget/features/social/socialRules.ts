import type { ChainNamespace } from '../../../backends/port/chainIds.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'

/** The layout of the configured social logins. */
export interface SocialLayout {
  /** The button with a text, if there is one. */
  readonly wide: SocialProvider | undefined
  /** The buttons with only a logo. */
  readonly small: readonly SocialProvider[]
  /** Whether a More button opens all of them. */
  readonly more: boolean
}

/** The most social logins that are all shown (C-089). */
const shownAtOnce = 6

/**
 * Returns two logos for two logins; otherwise the first is wide and the rest are small. Of more than 6, only items 2 to
 * 5 are small, followed by More (C-087 to C-089).
 */
export function socialLayout(socials: readonly SocialProvider[]): SocialLayout {
  if (socials.length === 2) return { wide: undefined, small: socials, more: false }
  const [wide, ...rest] = socials
  const more = socials.length > shownAtOnce
  return { wide, small: more ? rest.slice(0, 4) : rest, more }
}

/**
 * Whether a social or Farcaster login has accounts in a namespace: the secure site's wallet serves only these two (open
 * point 46).
 */
export function servesSocial(chain: ChainNamespace): boolean {
  return chain === 'eip155' || chain === 'solana'
}

/**
 * Reads the result of a provider's window, an address of at most 4096 characters; `undefined` for anything else (open
 * point 202).
 */
export function readSocialResult(data: unknown): string | undefined {
  if (!isResult(data)) return undefined
  const { resultUri } = data
  const isUsable = typeof resultUri === 'string' && resultUri !== '' && resultUri.length <= 4096
  return isUsable ? resultUri : undefined
}

function isResult(data: unknown): data is { resultUri: unknown } {
  return typeof data === 'object' && data !== null && 'resultUri' in data
}

/**
 * A window that reads as closed within this time after it was sent to the provider was lost, not closed, in ms (open
 * point 264).
 */
const minOpenTime = 2000

/**
 * Whether the visitor cannot have closed the window: a page with a strict cross-origin-opener-policy detaches it as
 * soon as it loads, and it reads as closed from then on.
 */
export function isLostWindow(pointedAt: number | undefined, now: number): boolean {
  return pointedAt !== undefined && now - pointedAt < minOpenTime
}

/** The treatment of a message while a provider's window is open. */
export type SocialMessageCheck =
  | { readonly kind: 'result'; readonly uri: string }
  /** The provider's window is done, but its result is not an address or is too long. */
  | { readonly kind: 'unusable' }
  | { readonly kind: 'untrusted' }
  | { readonly kind: 'ignored' }

/**
 * Accepts a result only from the secure origin, from the widget's window and in its shape (C-268); in another shape it
 * ends the login, because no other result will follow. Any other message of the widget's window from another origin,
 * and a result of another window from another origin, is untrusted (C-206). The rest is ignored.
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
