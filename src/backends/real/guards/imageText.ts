import { boundedText } from './text.ts'

/** The value without the blanks around it if it is a text as long as a picture's address may be (200 000 characters), else `undefined`. */
export function imageText(value: unknown): string | undefined {
  return boundedText(value, 200_000)?.trim()
}
