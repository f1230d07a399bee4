import { confusables } from './confusables.ts'

const letters: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables).flatMap(([letter, points]) =>
    points.split(' ').map((point) => [String.fromCodePoint(Number.parseInt(point, 16)), letter]),
  ),
)

/**
 * A text as it looks to somebody who does not look twice: letters of other scripts as the Latin ones
 * that they resemble, without case, marks, spaces, punctuation and what cannot be seen. Two texts with the
 * same fold can be taken for one another; `i`, `1` and `l` are one, and so are `0` and `o`.
 */
export function foldText(text: string): string {
  // Some letters that look alike are taken apart into others that do not.
  return lookAlikes(lookAlikes(text).normalize('NFKD'))
    .toLowerCase()
    .replaceAll('$', 's')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

function lookAlikes(text: string): string {
  return Array.from(text, (character) => letters.get(character) ?? character).join('')
}
