/** The libraries, by the names under which they are asked for. */
export const libraryNames = ['rainbowkit', 'connectkit', 'appkit'] as const
export type LibraryName = (typeof libraryNames)[number]

/**
 * The library of a name.
 * @throws Error that names the nearest one
 */
export function readLibrary(words: readonly string[]): LibraryName {
  const [name, ...others] = words
  const list = `${libraryNames.slice(0, -1).join(', ')} or ${libraryNames.at(-1)}`
  if (name === undefined) {
    throw new Error(
      `Name the library whose modal is replaced: ${list}, as in npx foyerkit-lab migrate rainbowkit.`,
    )
  }
  if (others.length > 0) throw new Error('Name one library only: run the command once for each.')
  const found = libraryNames.find((each) => each === name)
  if (found !== undefined) return found
  const [nearest] = libraryNames.toSorted((one, other) => steps(name, one) - steps(name, other))
  throw new Error(
    `"${name}" is no library that this command knows. Did you mean ${nearest}? It knows ${list}.`,
  )
}

/** How many characters are to be changed, added or left out to come from one word to another. */
function steps(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one.toLowerCase()].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries()) {
      const change = (row[index] ?? 0) + Number(letter !== wanted)
      next.push(Math.min(change, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
