import type { ExploreOptions } from './explore/exploreApp.ts'
import { readNumber } from './options/readNumber.ts'
import { readOptions } from './options/readOptions.mjs'
import { readPage } from './options/readPage.ts'

const options = {
  page: { type: 'string' },
  runs: { type: 'string' },
  seed: { type: 'string' },
  steps: { type: 'string' },
  out: { type: 'string' },
  headed: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the options of `npx foyerkit explore`.
 * @throws Error with one sentence about the first invalid option
 */
export function readExploreArguments(
  args: readonly string[],
): ExploreOptions | { readonly kind: 'help' } {
  const { values } = readOptions('npx foyerkit explore', { args: [...args], options })
  if (values.help === true) return { kind: 'help' }
  const { runs = '20', seed = '1', steps = '40', out = 'foyer-findings', headed = false } = values
  return {
    kind: 'explore',
    runs: readNumber('runs', runs, 9_999),
    seed: readNumber('seed', seed, 999_999),
    steps: readNumber('steps', steps, 999),
    out,
    isHeaded: headed,
    ...readPage(values.page),
  }
}
