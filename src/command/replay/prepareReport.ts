import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cellsPageName } from '../cells/cellsPage.ts'
import { shardFormat, shardName, defaultShardFolder, type ShardList } from './shardList.ts'
import type { ReplayPlan } from '../suite/replayPlan.ts'

/** Folder of the HTML report if no other is named. */
export const defaultReportFolder = 'foyer-report'

/** The entries of a folder with an HTML report: those of Playwright's, and the table of cells. */
const ofReport = ['index.html', 'data', 'trace', cellsPageName]

interface Wanted {
  /** Folder for the report, as in `ReplayOptions`. */
  readonly report?: string
  readonly shard?: { readonly index: number; readonly count: number }
  /** Names of the variants of screens, as in `ShardList`. */
  readonly variants?: readonly string[] | undefined
}

/**
 * The report to write. Saves the list of scenarios beside the report of a shard.
 * @throws Error if the folder of the HTML report, which Playwright clears, contains other files
 */
export function prepareReport(
  { report, shard, variants }: Wanted,
  shards: ShardList['shards'],
): ReplayPlan['report'] {
  if (report === undefined) return undefined
  if (shard === undefined) return { kind: 'html', path: htmlFolder(report) }
  const folder = resolve(report || defaultShardFolder)
  mkdirSync(folder, { recursive: true })
  const path = join(folder, shardName(shard.index, shard.count))
  const list: ShardList = {
    format: shardFormat,
    index: shard.index,
    shards,
    ...(variants === undefined ? {} : { variants }),
  }
  writeFileSync(`${path}.json`, JSON.stringify(list, null, 2))
  return { kind: 'blob', path: `${path}.zip` }
}

/**
 * Absolute path of the folder for an HTML report.
 * @throws Error if it contains other files
 */
export function htmlFolder(report: string): string {
  const folder = resolve(report || defaultReportFolder)
  const other = existsSync(folder) && readdirSync(folder).find((name) => !ofReport.includes(name))
  if (typeof other !== 'string') return folder
  throw new Error(
    `Failed to write a report to ${folder}, which has other files, such as ${other}. Name an empty folder, as in --report=foyer-report.`,
  )
}
