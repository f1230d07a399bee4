const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?:ing|ed|es|(?<!s)s)$/, ''],
  // swapped, cancelled, addresses
  [/([bdglmnprst])\1$/, '$1'],
  [/[ey]$/, ''],
]

/** The common part of an English word's forms, in lower case: `expires`, `expired` and `expiry` result in `expir`. */
export function stem(word: string): string {
  let rest = word.toLowerCase()
  for (const [ending, instead] of endings) {
    const shorter = rest.replace(ending, instead)
    if (shorter.length >= 3) rest = shorter
  }
  return rest
}

/** The words of a text, in lower case, with their positions and lengths in it; `e-mail` is one word. */
export function wordsOf(
  text: string,
): readonly { readonly word: string; readonly at: number; readonly length: number }[] {
  return Array.from(text.matchAll(/e-mail\w*|[\p{L}\p{N}]+/giu), (found) => ({
    word: found[0].toLowerCase().replace('e-mail', 'email'),
    at: found.index,
    length: found[0].length,
  }))
}
