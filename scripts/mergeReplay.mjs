// Merges the reports of the shards of `npm run replay -- --shard 1/3 --report` into one, and keeps their times.
//
//   npm run replay:merge                    those in reports/shards
//   npm run replay:merge -- --folder some   those in another folder
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countPlaywright, countReport, lastLine } from './lib/countReport.mjs'
import { readOptionsOrExit } from './lib/readOptionsOrExit.mjs'
import { runTool } from './lib/runTool.mjs'
import { missingShards } from './lib/replay/missingShards.mjs'

const { values } = readOptionsOrExit(
  'replay:merge',
  { folder: { type: 'string', default: join('reports', 'shards') } },
  { folder: 'the reports of all shards; reports/shards without it' },
)
const folder = resolve(values.folder)
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const problem = missingShards(existsSync(folder) ? readdirSync(folder) : [])
if (problem !== undefined) {
  console.error(`Failed to merge ${folder}: ${problem}`)
  process.exit(1)
}

const report = join(root, 'reports', 'merged.json')
const html = join('reports', 'replay')
const { code } = await runTool(
  'playwright',
  ['merge-reports', '--config=playwright.config.ts', folder],
  {
    cwd: root,
    show: true,
    env: { FOYER_REPORT: report, FOYER_SUITE_REPORT: html, FOYER_KEEP_HISTORY: '1' },
  },
)
const counts = countReport(report, code, countPlaywright)
for (const line of counts.failures ?? []) console.log(`  ✘ ${line}`)
console.log(`Open the report with npx playwright show-report ${html}`)
console.log(lastLine(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
