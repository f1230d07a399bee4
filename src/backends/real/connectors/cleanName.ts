import { cleanText } from '../guards/text.ts'

/**
 * Returns a wallet's name for display, at most 60 UTF-16 units; 'Browser Wallet' when nothing is
 * left (wire 5.5).
 */
export function cleanName(value: unknown): string {
  return cleanText(value, 60, 'cut') ?? 'Browser Wallet'
}
