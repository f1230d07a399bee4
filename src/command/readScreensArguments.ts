import { readOptions } from './options/readOptions.mjs'
import type { ScreensOptions } from './screens/screensTask.ts'

const options = {
  all: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the options of `npx foyerkit screens`.
 * @throws Error with one sentence about the first invalid option
 */
export function readScreensArguments(
  args: readonly string[],
): ScreensOptions | { readonly kind: 'help' } {
  const command = 'npx foyerkit screens'
  const { values, positionals } = readOptions(command, {
    args: [...args],
    options,
    allowPositionals: true,
  })
  if (values.help === true) return { kind: 'help' }
  const [does, ...ids] = positionals
  const isAll = values.all === true
  if (does === undefined) {
    if (!isAll) return { kind: 'screens', does: 'list' }
    throw new Error(`--all needs a decision, as in ${command} accept --all.`)
  }
  if (does !== 'accept' && does !== 'reject' && does !== 'undo') {
    throw new Error(
      `${command} lists the screens; behind it come accept, reject, undo or nothing, but not "${does}".`,
    )
  }
  if (isAll && ids.length > 0) throw new Error(`Leave out --all, or the ids: ${ids.join(', ')}.`)
  if (isAll) return { kind: 'screens', does, ids: 'all' }
  if (ids.length > 0) return { kind: 'screens', does, ids }
  throw new Error(`${command} ${does} needs the id of a screen, or --all.`)
}
