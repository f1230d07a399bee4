import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import type { Step } from '../../src/scenarios/index.ts'

const [text = ''] = readFileSync('docs/incidents.md', 'utf8').split('\n## Proofs\n')
const verdicts = ['stopped', 'shown']

const rows = [...text.matchAll(/^\| (?!attack|-)(.+) \|$/gm)].map(([, row = '']) => {
  const [attack = '', year = '', event = '', verdict = '', proof = ''] = row
    .split(' | ')
    .map((cell) => cell.trim())
  return { attack, year, event, verdict, proof, ids: idsIn(proof) }
})

/** The scenarios that a cell names: ids of several words. */
function idsIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([a-z0-9]+(?:-[a-z0-9]+)+)`/g)].map(([, id = '']) => id)
}

const verdictsOf = (tags: readonly string[]) => verdicts.filter((each) => tags.includes(each))

/** Whether a step expects that nothing was requested, signed, opened or started. */
function expectsNothing(step: Step): boolean {
  const { count, times, changedBy, waiting, text: read } = step as Readonly<Record<string, unknown>>
  return [count, times, changedBy, waiting].includes(0) || read === 'Not signed in.'
}

/** Whether a step expects words on the screen, or an element by its words. */
const expectsWords = (step: Step) =>
  'expect' in step && (step.expect === 'text' || step.expect === 'element')

describe('the scenarios of incidents', () => {
  const incidents = scenarios.filter(({ tags }) => tags.includes('incident'))
  const titled = incidents.map((scenario) => [scenario.id, scenario] as const)

  it('gives no scenario a verdict without an incident', () => {
    const judged = scenarios.filter(({ tags }) => verdictsOf(tags).length > 0)
    expect(judged).toEqual(incidents)
  })

  it.each(titled)('gives %s one verdict', (_, { tags }) => {
    expect(verdictsOf(tags)).toHaveLength(1)
  })

  it.each(titled.filter(([, { tags }]) => tags.includes('stopped')))(
    'requires of %s that nothing was signed',
    (_, { steps }) => {
      expect(steps.filter(expectsNothing)).not.toEqual([])
    },
  )

  it.each(titled.filter(([, { tags }]) => tags.includes('shown')))(
    'requires of %s the words that the visitor reads',
    (_, { steps }) => {
      expect(steps.filter(expectsWords)).not.toEqual([])
    },
  )

  it('are all in docs/incidents.md, which names no other scenario', () => {
    const named = new Set(rows.flatMap(({ ids }) => ids))
    expect([...named].toSorted()).toEqual(incidents.map(({ id }) => id).toSorted())
  })
})

describe('docs/incidents.md', () => {
  it('names each attack once', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length)
  })

  it.each(rows.filter(({ ids }) => ids.length > 0))(
    'has the verdict of the scenarios of "$attack"',
    ({ ids, verdict }) => {
      const judged = scenarios.filter(({ id }) => ids.includes(id))
      expect(judged.map(({ tags }) => verdictsOf(tags))).toEqual(ids.map(() => [verdict]))
    },
  )

  it('has scenarios for each attack that is stopped or shown, and none for the others', () => {
    const without = rows.filter(({ ids }) => ids.length === 0)
    expect(new Set(without.map(({ verdict }) => verdict))).toEqual(new Set(['out of reach']))
  })

  it('has a year, a source and a reason or scenarios for each attack', () => {
    const cells = rows.map(({ year, event, proof }) => [
      year.slice(0, 2),
      event.length > 20,
      proof !== '',
    ])
    expect(cells).toEqual(rows.map(() => ['20', true, true]))
  })
})
