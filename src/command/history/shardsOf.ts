/**
 * Splits scenarios into shards that take about the same time: the slowest first, each into the shard with the least time so far. The
 * result depends only on the arguments, not on the order of the names, so that each machine can compute it.
 * @param times expected ms of each scenario
 * @param count number of shards
 */
export function shardsOf(
  times: ReadonlyMap<string, number>,
  count: number,
): readonly (readonly string[])[] {
  const shards = Array.from({ length: count }, () => ({ ms: 0, names: [] as string[] }))
  for (const [name, ms] of slowestFirst(times)) {
    const least = shards.reduce((best, shard) => (shard.ms < best.ms ? shard : best))
    least.names.push(name)
    least.ms += ms
  }
  return shards.map(({ names }) => names)
}

/** The language of the machine must not decide, so names are compared by their code units. */
const slowestFirst = (times: ReadonlyMap<string, number>) =>
  [...times].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
