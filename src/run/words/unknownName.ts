import { nearestOf } from '../../backends/port/nearestOf.mjs'

/** A sentence about a name that does not exist: it names the nearest one, or all if none is near. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const nearest = nearestOf(name, known)
  const instead =
    nearest === undefined ? `they are ${known.join(', ')}` : `the nearest is ${nearest}`
  return `There is no ${what} "${name}"; ${instead}.`
}
