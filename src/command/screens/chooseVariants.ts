import { unknownName } from '../../run/words/unknownName.ts'
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
  if (unknown !== undefined) throw new Error(unknownName('variant', unknown, known))
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
