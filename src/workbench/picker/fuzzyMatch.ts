export interface FuzzyHit {
  /** Higher is better. Contiguous letters and letters at the start of words score more. */
  readonly score: number
  /** Indexes of the matched letters. */
  readonly at: readonly number[]
}

/** Finds a word in a text: whole, best at the start of a word, otherwise its letters in order with few gaps. Case is ignored. */
export function fuzzyMatch(text: string, word: string): FuzzyHit | undefined {
  const inside = text.toLowerCase()
  const wanted = word.toLowerCase()
  const whole = inside.indexOf(wanted)
  if (whole >= 0) {
    const at = Array.from(wanted, (_, index) => whole + index)
    return { score: (startsWord(inside, whole) ? 120 : 50) + wanted.length, at }
  }
  const at: number[] = []
  let from = 0
  for (const letter of wanted) {
    const next = inside.indexOf(letter, from)
    if (next < 0) return undefined
    at.push(next)
    from = next + 1
  }
  const gaps = (at.at(-1) ?? 0) - (at[0] ?? 0) + 1 - wanted.length
  // Letters spread over a whole sentence are a coincidence.
  if (gaps > wanted.length) return undefined
  const starts = at.filter((index) => startsWord(inside, index)).length
  return { score: wanted.length + starts * 4 - gaps, at }
}

function startsWord(text: string, index: number): boolean {
  return index === 0 || /[\s\-_.:,/]/.test(text[index - 1] ?? '')
}
