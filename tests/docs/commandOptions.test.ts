import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Options } from '../../src/command/options/verb.ts'
import { verbs } from '../../src/command/verbs.ts'

/** The rows of a document that begin with an option: the option as it is typed, and its effect. */
const rowsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^\| `(--[^`]+)` +\| (.+?) +\|$/gm)].map(
    ([, usage = '', effect = '']) => [usage, effect],
  )

const wanted = (options: Options) =>
  Object.entries(options).flatMap(([name, { docs = [], help = '' }]) =>
    docs.map(([example, effect = help]) => [
      `--${name}${/^\w|^["<]/.test(example) ? ' ' : ''}${example}`,
      effect,
    ]),
  )

it.each([
  ['docs/any-app.md', verbs.pages],
  ['docs/init.md', verbs.init],
  ['docs/migration.md', verbs.migrate],
  ['docs/run-many.md', verbs.replay],
  ['docs/explore.md', verbs.explore],
  ['docs/agents.md', verbs.mcp],
])('%s lists the options of its command as the table of the command says', (path, { options }) => {
  expect(rowsOf(path)).toEqual(wanted(options))
})
