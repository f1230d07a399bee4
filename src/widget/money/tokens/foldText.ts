import { plainLetters } from './plainLetters.ts'

/**
 * Reduces a text to its appearance: letters of other scripts become the Latin ones that they
 * resemble, and case, marks, spaces, punctuation and invisible characters are dropped. Two texts
 * with the same fold can be confused. `i`, `1` and `l` are one, and so are `0` and `o`, `5` and
 * `s`.
 */
export function foldText(text: string): string {
  return plainLetters(text.replace(marks, ''))
    .replaceAll('$', 's')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

/** Signs after a name that NFKD decomposes into letters, such as the service mark. */
const marks = /[\u2120\u2122]/g
