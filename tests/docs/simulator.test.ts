import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../src/backends/mock/calls/knownCalls.ts'
import { faultKinds } from '../../src/workbench/faults/faultKinds.ts'

const faults = readFileSync('docs/faults.md', 'utf8')
const scenarios = readFileSync('docs/scenarios.md', 'utf8')

/** What the pattern finds, each once and in the order of the alphabet. */
const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name).toSorted()),
]
const source = (name: string) => readFileSync(`src/scenarios/dsl/${name}.ts`, 'utf8')

/** The names in the first cells of the tables below a heading. */
function namesBelow(heading: string) {
  const section = scenarios.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return found(
    [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell).join('\n'),
    /`([\w.]+)`/g,
  )
}

describe('docs/scenarios.md', () => {
  it('has every step that a scenario can take, and no other', () => {
    expect(namesBelow('Steps')).toEqual(found(source('step'), /do: '([\w.]+)'/g))
  })

  it('has every expectation, and no other', () => {
    expect(namesBelow('Expectations')).toEqual(found(source('expectation'), /expect: '(\w+)'/g))
  })
})

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
