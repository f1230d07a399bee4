import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shardFormat, shardName, type ShardList } from '../replay/shardList.ts'

/**
 * Reads the lists of all shards in a folder.
 * @returns the shards: the paths of the scenarios of each
 * @throws Error if a shard is missing, or if the shards differ in their scenarios or durations
 */
export function readShards(folder: string): ShardList['shards'] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const lists = names
    .filter((name) => /^shard-\d+-of-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ShardList)
    .filter(({ format }) => format === shardFormat)
  const [first] = lists
  if (!first) {
    throw new Error(
      `The folder ${folder} has no shards. npx foyerkit replay --shard 1/2 --report=${folder} saves one.`,
    )
  }
  const { shards } = first
  const other = lists.find((each) => JSON.stringify(each.shards) !== JSON.stringify(shards))
  if (other) {
    throw new Error(
      `Shards ${first.index} and ${other.index} in ${folder} do not belong together: their scenarios or durations differ. Run all shards with the same files, the same filters and the same history.`,
    )
  }
  const missing = shards
    .map((_, index) => shardName(index + 1, shards.length))
    .filter((name) => !names.includes(`${name}.json`) || !names.includes(`${name}.zip`))
  if (missing.length === 0) return shards
  throw new Error(`The folder ${folder} lacks ${missing.join(', ')}.`)
}
