/**
 * The fewest parts that still fail, found by leaving out ever smaller groups. Tries at most `limit` times, because each
 * try costs a replay.
 */
export async function shrink<T>(
  parts: readonly T[],
  fails: (fewer: readonly T[]) => Promise<boolean>,
  limit: number,
): Promise<readonly T[]> {
  let least = parts
  let tries = 0
  for (let size = Math.ceil(parts.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = least.length - size; at >= 0 && tries < limit; at -= size) {
      const fewer = [...least.slice(0, at), ...least.slice(at + size)]
      tries += 1
      if (await fails(fewer)) least = fewer
    }
  }
  // A part may only have been needed for one that is gone.
  for (let before = Infinity; least.length < before && tries < limit;) {
    before = least.length
    for (let at = least.length - 1; at >= 0 && tries < limit; at -= 1) {
      const fewer = least.toSpliced(at, 1)
      tries += 1
      if (await fails(fewer)) least = fewer
    }
  }
  return least
}
