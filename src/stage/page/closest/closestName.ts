import { nearestOf } from '../../../backends/port/nearestOf.mjs'

/** Letters that a part of a name must have, so that it says something. */
const leastLetters = 3

/** The share of a wanted name that a name within it has at least: `ETH` says nothing about `Pay 0.2 ETH`. */
const leastShare = 0.5

/**
 * The name that a person probably meant: one that differs only in its case, else the shortest that contains the wanted one or is a large
 * part of it, else the one with the fewest changed letters.
 */
export function closestName(wanted: string, names: readonly string[]): string | undefined {
  const tidy = wanted.toLowerCase()
  if (tidy === '') return undefined
  const same = names.find((name) => name.toLowerCase() === tidy)
  if (same !== undefined) return same
  const [related] = names
    .filter((name) => isPart(tidy, name.toLowerCase()) || isLargePart(name.toLowerCase(), tidy))
    .toSorted((one, other) => distance(one) - distance(other))
  if (related !== undefined) return related
  if (wanted.length < leastLetters) return undefined
  // A name often ends in what changes: `All Wallets 640+`.
  const words = wanted.split(' ').length
  const starts = names.map((name) => name.split(' ').slice(0, words).join(' '))
  const nearest = nearestOf(
    wanted,
    [...names, ...starts],
    Math.max(1, Math.floor(wanted.length / 3)),
  )
  return nearest === undefined ? undefined : (names[starts.indexOf(nearest)] ?? nearest)

  function distance(name: string) {
    return Math.abs(name.length - wanted.length)
  }
}

const isLargePart = (part: string, whole: string) =>
  part.length >= whole.length * leastShare && isPart(part, whole)

/** Whether the first text is in the second one, as whole words. */
function isPart(part: string, whole: string): boolean {
  if (part.length < leastLetters) return false
  return ` ${whole.replace(/[\s.,:;…]+/g, ' ')} `.includes(` ${part.replace(/[\s.,:;…]+/g, ' ')} `)
}
