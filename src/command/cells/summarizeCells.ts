/** The values of a cell, in the order of the axes. */
type Parts = readonly string[]

/** Values that cells have in common, by the index of their axis. */
type Pattern = ReadonlyMap<number, string>

/**
 * Describes some cells of a matrix in few words: by a value, or by two values, that only these cells have, and the others by their names.
 * @param some cells of `all`
 * @param all each with a value for each axis
 */
export function summarizeCells(some: readonly Parts[], all: readonly Parts[]): string {
  if (some.length === all.length) return 'every cell'
  const names = new Set(some.map(nameOf))
  const patterns = patternsIn(all)
    .map((pattern) => ({ pattern, cells: all.filter((cell) => fits(cell, pattern)).map(nameOf) }))
    .filter(({ cells }) => cells.every((name) => names.has(name)))
  const left = new Set(names)
  const words: string[] = []
  for (;;) {
    const [best] = patterns
      .map(({ pattern, cells }) => ({ pattern, cells: cells.filter((name) => left.has(name)) }))
      // One value is shorter than the name of a cell.
      .filter(({ pattern, cells }) => cells.length > (pattern.size === 1 ? 0 : 1))
      .toSorted((one, other) => other.cells.length - one.cells.length)
    if (!best) return [...words, ...left].join('; ')
    words.push([...best.pattern.values()].join(' with '))
    for (const name of best.cells) left.delete(name)
  }
}

const nameOf = (parts: Parts) => parts.join(' ')

const fits = (parts: Parts, pattern: Pattern) =>
  [...pattern].every(([axis, value]) => parts[axis] === value)

/** Each value of an axis, and then each two values of two axes. */
function patternsIn(all: readonly Parts[]): readonly Pattern[] {
  const axes = (all[0] ?? []).map((_, axis) => [...new Set(all.map((parts) => parts[axis] ?? ''))])
  const single = axes.flatMap((values, axis) => values.map((value) => [axis, value] as const))
  const pairs = single.flatMap((one) =>
    single.filter(([axis]) => axis > one[0]).map((other) => new Map([one, other])),
  )
  return [...single.map((one) => new Map([one])), ...pairs]
}
