/** True if `whole` contains all of `part`; other fields are ignored. */
export function matchesPart(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(whole, part)
  if (typeof whole !== 'object' || whole === null) return false
  return Object.entries(part).every(([key, value]) =>
    matchesPart((whole as Record<string, unknown>)[key], value),
  )
}
