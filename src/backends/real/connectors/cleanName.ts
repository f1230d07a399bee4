const MAX_LENGTH = 60

/**
 * A wallet's name as a visitor may read it: one line, without characters that turn the text around,
 * at most 60 characters; 'Browser Wallet' when nothing is left (wire 5.5).
 */
export function cleanName(value: unknown): string {
  if (typeof value !== 'string') return 'Browser Wallet'
  const text = value
    .slice(0, 1_000)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
  const cut = Array.from(text).slice(0, MAX_LENGTH).join('').trim()
  return cut === '' ? 'Browser Wallet' : cut
}
