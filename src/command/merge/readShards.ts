import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shardFormat, shardName, type ShardList } from '../replay/shardList.ts'

/**
 * Reads the lists of all shards in a folder.
 * @returns what they have in common: the paths of the scenarios of each, and the variants of the screens
 * @throws Error if a shard is missing, or if the shards differ in their scenarios, durations or variants
 */
export function readShards(folder: string): Pick<ShardList, 'shards' | 'variants'> {
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
  const { shards, variants } = first
  const common = (list: ShardList) => JSON.stringify([list.shards, list.variants])
  const other = lists.find((each) => common(each) !== common(first))
  if (other) {
    throw new Error(
      `Shards ${first.index} and ${other.index} in ${folder} do not belong together: their scenarios, durations or variants of screens differ. Run all shards with the same files, the same options and the same history.`,
    )
  }
  const missing = shards
    .map((_, index) => shardName(index + 1, shards.length))
    .filter((name) => !names.includes(`${name}.json`) || !names.includes(`${name}.zip`))
  if (missing.length === 0) return { shards, ...(variants === undefined ? {} : { variants }) }
  throw new Error(`The folder ${folder} lacks ${missing.join(', ')}.`)
}
