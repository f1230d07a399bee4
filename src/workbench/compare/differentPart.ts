/** A text in three parts: the middle one differs from another text. */
export interface DifferentPart {
  readonly before: string
  readonly different: string
  readonly after: string
  /** True if the parts lack something of the text. */
  readonly isShort: boolean
}

/** Characters that stay of what is equal: at the start of the text, and on each side of the different part. */
const head = 60
const near = 40
/** Characters that stay of the different part. */
const longest = 300
/** Share of the text that has to be common, so that the rest is marked. */
const leastCommon = 0.25

/** The part of a text that differs from another one, with what is near it. */
export function differentPart(text: string, other: string): DifferentPart {
  const shorter = Math.min(text.length, other.length)
  let start = 0
  while (start < shorter && text[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === other.at(-1 - end)) end += 1
  // A word is compared as a whole: half a number or address says nothing.
  while (start > 0 && isInWord(text, start)) start -= 1
  while (end > 0 && isInWord(text, text.length - end)) end -= 1
  // Two texts with little in common are read as a whole.
  if (start + end < text.length * leastCommon) [start, end] = [text.length, 0]
  const [before, different, after] = [
    text.slice(0, start),
    text.slice(start, text.length - end),
    text.slice(text.length - end),
  ]
  const parts = {
    before:
      before.length > head + near + 3
        ? `${before.slice(0, head)} … ${before.slice(-near)}`
        : before,
    different: different.length > longest ? `${different.slice(0, longest)} …` : different,
    after: after.length > near + 3 ? `${after.slice(0, near)} …` : after,
  }
  const isShort = parts.before !== before || parts.different !== different || parts.after !== after
  return { ...parts, isShort }
}

const isInWord = (text: string, at: number) =>
  at < text.length && /\w/.test(text[at - 1] ?? '') && /\w/.test(text[at] ?? '')
