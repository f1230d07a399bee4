/**
 * The folder with the screens of a shard, beside its report.
 * @param shard path of its files, without an ending
 */
export const shardScreens = (shard: string): string => `${shard}-screens`
