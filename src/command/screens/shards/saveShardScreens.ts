import { cpSync, rmSync } from 'node:fs'
import { shardScreens } from './shardScreens.ts'

/**
 * Saves the screens of a run beside the report of its shard, so that a merge finds them.
 * @param folder with the results of the run
 * @param report path of the report
 */
export function saveShardScreens(folder: string, report: string): void {
  const target = shardScreens(report.replace(/\.zip$/, ''))
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
}
