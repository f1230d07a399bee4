/** The value of `format` in the list of a shard. */
export const shardFormat = 'foyer-shard'
/** Folder for the reports of shards if no other is named. */
export const defaultShardFolder = 'foyer-shards'

/** The plays of all shards, saved beside the report of each shard, so that a merge can check them. JSON. */
export interface ShardList {
  readonly format: typeof shardFormat
  /** Number of the shard, from 1. */
  readonly index: number
  /** The ids of the plays of each shard: `playId`. */
  readonly shards: readonly (readonly string[])[]
  /** The names of the cells in which screens are taken; absent if none are. */
  readonly variants?: readonly string[]
}

/** Name of the files of a shard, without an ending. */
export const shardName = (index: number, count: number): string => `shard-${index}-of-${count}`
