import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/** Digits of a one-time code (C-243). */
export const otpLength = 6

/** The arrow stands, and Enter submits, when the trimmed address is longer than 3 characters (C-249, C-250). */
export function canSubmitEmail(email: string): boolean {
  return email.trim().length > 3
}

/** Save stands when the trimmed address is longer than 3 characters and another than the current one (C-255). */
export function canSaveEmail(email: string, current: string): boolean {
  return canSubmitEmail(email) && email.trim() !== current
}

/** Families in which the secure site's wallet has accounts (C-182). */
export function servesEmail(chain: ChainNamespace): boolean {
  return chain === 'eip155' || chain === 'solana'
}

/** Whole seconds until `at`, never below 0. Both in ms since epoch. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1_000))
}

/** ms until the shown number of seconds changes: the count down turns exactly on the second (C-350). */
export function untilNextSecond(at: number, now: number): number {
  const left = Math.max(0, at - now)
  return left % 1_000 || Math.min(left, 1_000)
}
