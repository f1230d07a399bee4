import type { ChainNamespace } from '../../../backends/port/chainIds.ts'

/** The number of digits of a one-time code (C-243). */
export const otpLength = 6

/**
 * The address as it is submitted: trimmed (C-249), with plain forms of the `@` and the domain that some keyboards write
 * in full width. Nothing else changes, because `ß`, for one, is another domain than `ss` (open point 297).
 */
export function readEmail(typed: string): string {
  return typed
    .trim()
    .replace(/[@\uff20\ufe6b][^@\uff20\ufe6b]*$/, (domain) =>
      domain.normalize('NFKC').replaceAll('\u3002', '.'),
    )
}

/** Whether the arrow is shown and Enter submits: the trimmed address is longer than 3 characters (C-249, C-250). */
export function canSubmitEmail(email: string): boolean {
  return email.trim().length > 3
}

/**
 * Whether Save is enabled: the trimmed address is longer than 3 characters and differs from the current one (C-255).
 */
export function canSaveEmail(email: string, current: string): boolean {
  return canSubmitEmail(email) && readEmail(email) !== current
}

/** Namespaces in which the secure site's wallet has accounts (C-182). */
export function servesEmail(chain: ChainNamespace): boolean {
  return chain === 'eip155' || chain === 'solana'
}

/** Returns the whole seconds until `at`, never below 0. Both times are in ms since epoch. */
export function secondsUntil(at: number, now: number): number {
  return Math.max(0, Math.ceil((at - now) / 1_000))
}

/** Returns the ms until the shown seconds change, so that the count down changes exactly on the second (C-350). */
export function untilNextSecond(at: number, now: number): number {
  const remaining = Math.max(0, at - now)
  return remaining % 1_000 || Math.min(remaining, 1_000)
}
