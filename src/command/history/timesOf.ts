import type { History } from './history.ts'
import { playId, type PlayKey } from '../suite/playId.ts'
import { medianOf } from '../suite/medianOf.ts'

/** The time of a play without any earlier run, in ms. */
export const usualTime = 3_000

/**
 * The expected real ms of plays by their ids: the median of the earlier runs in the same cell; without them, that of the scenario's own runs,
 * and without those, the median of the others.
 */
export function timesOf(
  plays: readonly PlayKey[],
  { scenarios }: Pick<History, 'scenarios'>,
): ReadonlyMap<string, number> {
  const known = plays.map(({ name, cell }) => {
    const past = scenarios[name]
    const inCell = cell === undefined ? undefined : past?.cells?.[cell.name]
    return timeOf(inCell?.runs) ?? timeOf(past?.runs)
  })
  const median = medianOf(known.filter((ms) => ms !== undefined)) ?? usualTime
  return new Map(plays.map((play, index) => [playId(play), known[index] ?? median]))
}

const timeOf = (runs: readonly { readonly ms: number }[] = []) => medianOf(runs.map(({ ms }) => ms))
