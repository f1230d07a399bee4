/** Longer differences are cut for people. */
const readable = 6

/**
 * The lines that differ between two texts: removed ones with `-`, then added ones with `+`; empty if there are none.
 * @param most number of removed and of added lines; the number of those that are left out follows
 */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
  most = readable,
): readonly string[] {
  const shorter = Math.min(before.length, after.length)
  const start = countWhile(shorter, (index) => before[index] === after[index])
  const end = countWhile(
    shorter - start,
    (index) => before[before.length - 1 - index] === after[after.length - 1 - index],
  )
  const removed = before.slice(start, before.length - end).map((line) => `- ${line.trim()}`)
  const added = after.slice(start, after.length - end).map((line) => `+ ${line.trim()}`)
  return [...cut(removed, most), ...cut(added, most)]
}

function countWhile(limit: number, isSame: (index: number) => boolean): number {
  let count = 0
  while (count < limit && isSame(count)) count += 1
  return count
}

function cut(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines
  return [...lines.slice(0, most), `  … ${lines.length - most} more lines`]
}
