import { nearestOf } from '../../backends/port/nearestOf.mjs'
import type { ScreenVariant } from '../../server/config/screenVariant.ts'

/**
 * The variants with one of the names; all if none is named.
 * @throws Error if a name is unknown
 */
export function chooseVariants(
  all: readonly ScreenVariant[],
  names: readonly string[],
): readonly ScreenVariant[] {
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const nearest = nearestOf(unknown, known)
    const instead =
      nearest === undefined ? `they are ${known.join(', ')}` : `the nearest is ${nearest}`
    throw new Error(`There is no variant "${unknown}"; ${instead}.`)
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
