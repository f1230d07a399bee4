import { readOptions } from './options/readOptions.mjs'
import { readNumber } from './options/readNumber.ts'
import { readPage, readWorkbench } from './options/readPage.ts'
import { withReport } from './options/withReport.ts'
import type { ReplayOptions } from './replay/replayFiles.ts'

const options = {
  tag: { type: 'string', multiple: true },
  grep: { type: 'string' },
  workers: { type: 'string' },
  repeat: { type: 'string' },
  shard: { type: 'string' },
  report: { type: 'string' },
  history: { type: 'string' },
  output: { type: 'string' },
  json: { type: 'string' },
  page: { type: 'string' },
  workbench: { type: 'string' },
  patience: { type: 'string' },
  headed: { type: 'boolean' },
  screens: { type: 'boolean' },
  variant: { type: 'string', multiple: true },
  a11y: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the options of `npx foyerkit replay`.
 * @throws Error with one sentence about the first invalid option
 */
export function readReplayArguments(
  args: readonly string[],
): ReplayOptions | { readonly kind: 'help' } {
  const { values, positionals } = readOptions('npx foyerkit replay', {
    args: withReport(args),
    options,
    allowPositionals: true,
  })
  if (values.help === true) return { kind: 'help' }
  const { tag = [], grep, workers, repeat = '1', shard, headed = false, screens = false } = values
  const { variant = [], patience } = values
  requireScreens(screens, values)
  return {
    kind: 'replay',
    paths: positionals,
    tags: tag,
    repeat: readNumber('repeat', repeat, 9_999),
    isHeaded: headed,
    ...(screens ? { screens: { variants: variant } } : {}),
    ...(values.a11y === true ? { checksAccessibility: true } : {}),
    ...(grep === undefined ? {} : { grep: patternOf(grep) }),
    ...(workers === undefined ? {} : { workers: readNumber('workers', workers, 999) }),
    ...(patience === undefined
      ? {}
      : { patience: readNumber('patience', patience, 9_999) * 1_000 }),
    ...(shard === undefined ? {} : { shard: shardOf(shard) }),
    ...given('report', values.report),
    ...given('history', values.history),
    ...given('output', values.output),
    ...given('json', values.json),
    ...readPage(values.page),
    ...readWorkbench(values.workbench),
  }
}

function requireScreens(
  isWanted: boolean,
  { variant, repeat, history }: Readonly<Record<string, unknown>>,
): void {
  if (!isWanted && variant !== undefined) throw new Error('--variant needs --screens.')
  if (!isWanted || (repeat === undefined && history === undefined)) return
  const other = repeat === undefined ? 'history' : 'repeat'
  throw new Error(`--screens plays each scenario once in each variant: leave out --${other}.`)
}

function given<K extends string>(
  name: K,
  value: string | undefined,
): { readonly [N in K]?: string } {
  if (value === undefined) return {}
  return { [name]: value } as { readonly [N in K]?: string }
}

function shardOf(text: string): NonNullable<ReplayOptions['shard']> {
  const [, index = 0, count = 0] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= count) return { index, count }
  throw new Error(
    `--shard needs the number of the shard and the number of shards, as in --shard 2/5, but got "${text}".`,
  )
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'i')
  } catch {
    // The message of the engine repeats the pattern and does not help.
    throw new Error(`--grep needs a regular expression, but got "${text}".`)
  }
}
