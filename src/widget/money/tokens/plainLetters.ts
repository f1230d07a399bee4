import { confusables } from './confusables.ts'

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([letter, points]) =>
    points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letter]),
  ),
)

/**
 * Returns a text in small Latin letters as far as it looks like them: letters of other scripts, in
 * circles, squares and flags become those that they resemble, and `5` becomes `s`. Other characters
 * stay as they are, decomposed (NFKD).
 */
export function plainLetters(text: string): string {
  // NFKD decomposes some letters that look alike into others that do not.
  return lookAlikes(lookAlikes(text.replace(enclosed, plain)).normalize('NFKD')).toLowerCase()
}

/** Letters in dark circles and squares, and those of flags, which NFKD does not change: rows of 26. */
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const rows = [0x1f150, 0x1f170, 0x1f1e6] as const

function plain(letter: string): string {
  const point = letter.codePointAt(0) ?? 0
  const row = rows.findLast((start) => start <= point) ?? 0
  return String.fromCodePoint(0x61 + point - row)
}

function lookAlikes(text: string): string {
  return Array.from(text, (character) => letters.get(character) ?? character).join('')
}
