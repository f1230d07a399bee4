import { join } from 'node:path'

const scenarioTests = 'tests/replay/scenarios.spec.ts'
const reportFolder = join('reports', 'replay')
const shardFolder = join('reports', 'shards')

/** @typedef {import('../stages.mjs').Options} Options */

/**
 * The arguments and the environment of a replay of some scenarios, with a report, or with the times kept for later shards.
 *
 * @param {Options} options
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function chooseReplayed({ tags, grep, shard, history, report, slow }) {
  // The tests of the project that are no scenarios belong to the first shard of all.
  const isPart = tags.length > 0 || (shard !== undefined && (shard.index > 1 || grep !== undefined))
  const isCut = tags.length > 0 || shard !== undefined
  /** @type {Record<string, string>} */
  const env = {}
  if (tags.length > 0) env['FOYER_TAGS'] = tags.join(',')
  if (isCut && grep !== undefined) env['FOYER_GREP'] = grep
  if (shard !== undefined) env['FOYER_SHARD'] = `${shard.index}/${shard.count}`
  if (history !== undefined) env['FOYER_HISTORY'] = history
  // The next shard is computed from the same times, and a slow page says nothing about the next run.
  if (shard === undefined && slow === undefined) env['FOYER_KEEP_HISTORY'] = '1'
  if (report) {
    env['FOYER_SUITE_REPORT'] =
      shard === undefined
        ? reportFolder
        : join(shardFolder, `shard-${shard.index}-of-${shard.count}.zip`)
  }
  return {
    args: [
      ...(isPart ? [scenarioTests, '--pass-with-no-tests'] : []),
      ...(!isCut && grep !== undefined ? ['--grep', grep] : []),
    ],
    env,
  }
}
