import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { keepHistory } from '../history/keepHistory.ts'
import { defaultHistory } from '../history/history.ts'
import { writeCellsPage } from '../cells/writeCellsPage.ts'
import { describeResults } from '../replay/describeResults.ts'
import { htmlFolder } from '../replay/prepareReport.ts'
import { readResults } from '../replay/readResults.ts'
import { runPlaywright } from '../replay/runPlaywright.ts'
import { playIdsIn } from '../suite/playId.ts'
import type { ReplayPlan } from '../suite/replayPlan.ts'
import { writeJson } from '../replay/writeJson.ts'
import { shardName } from '../replay/shardList.ts'
import { mergeShardScreens } from '../screens/shards/mergeShardScreens.ts'
import { shardScreens } from '../screens/shards/shardScreens.ts'
import { readShards } from './readShards.ts'

/** The arguments of `npx foyerkit merge`. */
export interface MergeOptions {
  readonly kind: 'merge'
  /** Folder with the reports of all shards. */
  readonly folder: string
  /** Folder for the HTML report. */
  readonly report: string
  /** File with the earlier runs. */
  readonly history?: string
  /** File for the results, for other tools. */
  readonly json?: string
}

/**
 * Merges the reports of shards into one, and their screens, or else adds their results to the history.
 * @returns whether each scenario passed
 * @throws Error if a shard is missing
 */
export async function mergeShards(
  { folder, report, history = defaultHistory, json }: MergeOptions,
  version: string,
  say: (line: string) => void,
): Promise<boolean> {
  const { shards, variants } = readShards(folder)
  const names = shards.flat()
  const html = { kind: 'html', path: htmlFolder(report) } as const
  const work = mkdtempSync(join(tmpdir(), 'foyer-merge-'))
  try {
    const file = join(work, 'plan.json')
    const plan: ReplayPlan = {
      plays: [],
      origin: '',
      workbench: '',
      version,
      world: '',
      work,
      results: join(work, 'results.json'),
      repeat: 1,
      isHeaded: false,
      report: html,
    }
    writeFileSync(file, JSON.stringify(plan))
    const code = await runPlaywright(['merge-reports', resolve(folder)], file)
    const results = readResults(plan.results)
    // Plays in several variants have other times.
    const past = variants === undefined ? keepHistory(history, results) : undefined
    writeCellsPage(html, results)
    for (const line of describeResults(results, { repeat: 1, report: html, past, missing: [] }))
      say(line)
    if (variants !== undefined) {
      const saved = shards.map((_, index) => join(folder, shardName(index + 1, shards.length)))
      mergeShardScreens(saved.map(shardScreens), say)
    }
    const played = playIdsIn(results)
    const unplayed = names.filter((name) => !played.has(name))
    if (unplayed.length > 0) say(`Not played: ${unplayed.join(', ')}`)
    const isEachPassed = results.every(({ result }) => result === 'passed' || result === 'skipped')
    const isPassed = code === 0 && unplayed.length === 0 && isEachPassed
    writeJson(json, results, { version, isPassed })
    return isPassed
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
