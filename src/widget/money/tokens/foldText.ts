import { confusables } from './confusables.ts'

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([letter, points]) =>
    points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letter]),
  ),
)

/**
 * A text reduced to its appearance: letters of other scripts become the Latin ones that they resemble, and case, marks,
 * spaces, punctuation and invisible characters are dropped. Two texts with the same fold can be confused. `i`, `1` and
 * `l` are one, and so are `0` and `o`, `5` and `s`.
 */
export function foldText(text: string): string {
  // NFKD decomposes some letters that look alike into others that do not.
  return lookAlikes(lookAlikes(text.replace(marks, '').replace(enclosed, plain)).normalize('NFKD'))
    .toLowerCase()
    .replaceAll('$', 's')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Signs after a name that NFKD decomposes into letters. */
const marks = /[\u2120\u2122]/g
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
