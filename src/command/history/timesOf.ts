import type { History } from './history.ts'
import { medianOf } from '../suite/medianOf.ts'

/** The expected real ms of scenarios: the median of their earlier runs; for one without runs, the median of the others. */
export function timesOf(
  names: readonly string[],
  { scenarios }: Pick<History, 'scenarios'>,
): ReadonlyMap<string, number> {
  const known = names.map((name) => medianOf((scenarios[name]?.runs ?? []).map(({ ms }) => ms)))
  const median = medianOf(known.filter((ms) => ms !== undefined)) ?? 1_000
  return new Map(names.map((name, index) => [name, known[index] ?? median]))
}
