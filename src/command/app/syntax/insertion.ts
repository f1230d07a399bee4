/** Text that is added at a place of a file. Nothing of the file is changed or left out. */
export interface Insertion {
  readonly at: number
  readonly text: string
}

/** The text with everything that is added. Two insertions at one place keep their order. */
export function insertAll(before: string, insertions: readonly Insertion[]): string {
  const sorted = insertions.toSorted((a, b) => a.at - b.at)
  let after = ''
  let from = 0
  for (const { at, text } of sorted) {
    after += before.slice(from, at) + text
    from = at
  }
  return after + before.slice(from)
}

/**
 * The text without what was added.
 * @returns undefined if a part of it is not there, or is there more than once
 */
export function takeOut(after: string, inserted: readonly string[]): string | undefined {
  let text = after
  // The longest first: a short part may be inside of a long one.
  for (const part of inserted.toSorted((a, b) => b.length - a.length)) {
    const at = text.indexOf(part)
    if (at === -1 || text.includes(part, at + 1)) return undefined
    text = text.slice(0, at) + text.slice(at + part.length)
  }
  return text
}
