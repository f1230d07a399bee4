import type { MergeOptions } from './merge/mergeShards.ts'
import { usualShardFolder } from './replay/shardList.ts'
import { readOptions } from './options/readOptions.mjs'
import { withReport } from './options/withReport.ts'

const options = {
  report: { type: 'string' },
  history: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the options of `npx foyerkit merge`.
 * @throws Error with one sentence about the first invalid option
 */
export function readMergeArguments(
  args: readonly string[],
): MergeOptions | { readonly kind: 'help' } {
  const { values, positionals } = readOptions('npx foyerkit merge', {
    args: withReport(args),
    options,
    allowPositionals: true,
  })
  if (values.help === true) return { kind: 'help' }
  const [folder = usualShardFolder, ...more] = positionals
  if (more.length > 0) throw new Error('npx foyerkit merge needs one folder with all shards.')
  const { report = '', history, json } = values
  return {
    kind: 'merge',
    folder,
    report,
    ...(history === undefined ? {} : { history }),
    ...(json === undefined ? {} : { json }),
  }
}
