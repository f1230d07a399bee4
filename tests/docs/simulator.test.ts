import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { knownCalls } from '../../src/backends/mock/calls/knownCalls.ts'
import { misbehaviours } from '../../src/backends/mock/world/misbehaviours.ts'
import { quirkRecords } from '../../src/backends/mock/world/walletQuirks.ts'
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

  it('docs/faults.md has one row for each misbehaving wallet, with its description', () => {
    const rows = [...faults.matchAll(/^\| `([a-z-]+)` +\| (.+?) +\|$/gm)]
    const records = Object.entries(misbehaviours)
    const ofWallets = rows.filter(([, name = '']) => Object.hasOwn(misbehaviours, name))
    expect(ofWallets.map(([, name, words]) => [name, words])).toEqual(
      records.map(([name, { title, about }]) => [name, `${title}: ${about}`]),
    )
  })

  it('docs/faults.md has one row for each quirk, with its values', () => {
    const rows = [...faults.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)]
    const names = Object.keys(quirkRecords)
    expect(
      rows.filter(([, name = '']) => names.includes(name)).map(([, ...cells]) => cells),
    ).toEqual(Object.entries(quirkRecords).map(([name, { form, about }]) => [name, form, about]))
  })

  it('docs/faults.md has the prefix of every call', () => {
    expect(found(faults, /`(\w+)\.…`/g)).toEqual(found(knownCalls.join('\n'), /^(\w+)\./gm))
  })
})
