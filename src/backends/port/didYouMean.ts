/** The name of a list that is nearest to a mistyped one, as a question to append; empty when none is near. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const near = nearestName(typed, names)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

/** The nearest name, at most `atMost` letters away (a third of them when absent); of equals the first one. */
export function nearestName(
  typed: string,
  names: readonly string[],
  atMost: number = Math.max(2, Math.floor(typed.length / 3)),
): string | undefined {
  const lower = typed.toLowerCase()
  let nearest: string | undefined
  let least = atMost + 1
  for (const name of names) {
    const distance = distanceOf(lower, name.toLowerCase())
    if (distance >= least) continue
    least = distance
    nearest = name
  }
  return nearest
}

/** Levenshtein's: letters to add, take away or replace. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
