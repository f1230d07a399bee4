import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runFields } from '../../src/run/file/readRecording.ts'

it('lists every field of a run file in docs/run-file.md', () => {
  const [table = ''] = readFileSync('docs/run-file.md', 'utf8').split('\n`at` is')
  const fields = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, field]) => field)
  expect(fields.toSorted()).toEqual(Object.keys(runFields).toSorted())
})
