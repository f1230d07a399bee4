import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../src/backends/mock/calls/knownCalls.ts'
import { describePlaces, faultEffectKinds } from '../../src/backends/mock/faults/faultEffects.ts'

const faults = readFileSync('docs/faults.md', 'utf8')

/** The matches of the pattern, each once and sorted. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()),
]

describe('docs/faults.md', () => {
  it('docs/faults.md has one row for each effect, with the calls it applies to', () => {
    const rows = [...faults.matchAll(/^\| `\{ kind: '(\w+)'.*\| *(.+?) *\|$/gm)]
    expect(rows.map(([, kind, on]) => [kind, on]).toSorted()).toEqual(
      faultEffectKinds.map((kind) => [kind, describePlaces(kind)]).toSorted(),
    )
  })

  it('docs/faults.md has the prefix of every call', () => {
    expect(found(faults, /`(\w+)\.…`/g)).toEqual(found(knownCalls.join('\n'), /^(\w+)\./gm))
  })
})
