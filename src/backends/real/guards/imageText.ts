import { boundedText } from './text.ts'

/**
 * Returns the trimmed value if it is a text of at most 200 000 characters, the longest address of a
 * picture; else `undefined`.
 */
export function imageText(value: unknown): string | undefined {
  return boundedText(value, 200_000)?.trim()
}
