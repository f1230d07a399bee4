import { cleanText } from '../guards/text.ts'

/** A wallet's name as a visitor may read it, at most 60 units long; 'Browser Wallet' when nothing is left (wire 5.5). */
export function cleanName(value: unknown): string {
  return cleanText(value, 60, 'cut') ?? 'Browser Wallet'
}
