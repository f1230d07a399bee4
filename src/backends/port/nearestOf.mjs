/**
 * Returns the name closest to a mistyped one: the one with the fewest single-letter changes.
 *
 * @param {string} typed
 * @param {readonly string[]} names
 * @param {number} [atMost] changes; half of the name's letters when absent
 * @returns {string | undefined}
 */
export function nearestOf(typed, names, atMost) {
  const [nearest] = names
    .map((name) => ({ name, changes: changesBetween(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, changes }) => changes <= (atMost ?? name.length / 2))
    .toSorted((one, other) => one.changes - other.changes)
  return nearest?.name
}

/**
 * Returns the smallest number of letters to insert, remove or replace to turn one word into the
 * other (Levenshtein distance).
 *
 * @param {string} one
 * @param {string} other
 */
function changesBetween(one, other) {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1]
    for (const [at, otherLetter] of [...other].entries()) {
      const replaced = Number(above[at]) + (letter === otherLetter ? 0 : 1)
      line.push(Math.min(replaced, Number(above[at + 1]) + 1, Number(line[at]) + 1))
    }
    above = line
  }
  return Number(above.at(-1))
}
