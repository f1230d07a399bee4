import { boundedText } from './boundedText.ts'

/**
 * The value as one line that a visitor may read, if it is a text of 1 to `max` UTF-16 units: characters
 * that break it, hide in it or turn it around become spaces. `undefined` when nothing is left to read.
 */
export function lineText(value: unknown, max: number): string | undefined {
  const line = boundedText(value, max)
    ?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
  return line === '' ? undefined : line
}
