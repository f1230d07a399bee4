/**
 * The reason why the reports in a folder are not all shards of one run; undefined if they are.
 *
 * @param {readonly string[]} names of the files in the folder
 * @returns {string | undefined}
 */
export function missingShards(names) {
  const found = names.flatMap((name) => {
    const [, index, count] = /^shard-(\d+)-of-(\d+)\.zip$/.exec(name) ?? []
    return index === undefined ? [] : [{ index: Number(index), count: Number(count) }]
  })
  const [first] = found
  if (first === undefined) {
    return 'it has no shards. npm run replay -- --shard 1/2 --report saves one.'
  }
  const { count } = first
  if (found.some((each) => each.count !== count)) {
    return 'its shards are of several runs. Delete the old ones.'
  }
  const missing = Array.from({ length: count }, (_, index) => index + 1).filter(
    (index) => !found.some((each) => each.index === index),
  )
  if (missing.length === 0) return undefined
  return `it lacks ${missing.map((index) => `shard ${index} of ${count}`).join(', ')}.`
}
