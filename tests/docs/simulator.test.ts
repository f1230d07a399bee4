import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../src/backends/mock/calls/knownCalls.ts'
import { faultKinds } from '../../src/workbench/faults/faultKinds.ts'

const faults = readFileSync('docs/faults.md', 'utf8')

/** What the pattern finds, each once and in the order of the alphabet. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()),
]

describe('docs/faults.md', () => {
  it('has one row for each effect, with the calls that it is possible for', () => {
    const rows = [...faults.matchAll(/^\| `\{ kind: '(\w+)'.*\| *(.+?) *\|$/gm)]
    expect(rows.map(([, kind, on]) => [kind, on]).toSorted()).toEqual(
      Object.entries(faultKinds)
        .map(([kind, { on }]) => [kind, on])
        .toSorted(),
    )
  })

  it('has the beginning of every call', () => {
    expect(found(faults, /`(\w+)\.…`/g)).toEqual(found(knownCalls.join('\n'), /^(\w+)\./gm))
  })
})
