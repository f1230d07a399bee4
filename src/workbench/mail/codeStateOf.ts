import type { Mail } from '../../backends/mock/world/worldTypes.ts'

export interface CodeState {
  readonly state: 'valid' | 'used' | 'expired' | 'replaced'
  /** Virtual ms until it expires, while it is valid. */
  readonly left?: number
}

/** The state of a mailed code at a moment (ms since epoch); undefined for a mail without one. */
export function codeStateOf(mail: Mail, now: number): CodeState | undefined {
  if (mail.code === undefined) return undefined
  const state = mail.codeState ?? 'valid'
  if (state !== 'valid' || mail.expiresAt === undefined) return { state }
  const left = mail.expiresAt - now
  // The world records the expiry only when someone tries the code.
  return left > 0 ? { state, left } : { state: 'expired' }
}
