import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scenarios, type Step } from '../../src/scenarios/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const suffix = '.scenario.ts'
const files = readdirSync(join(root, 'src/scenarios'), {
  recursive: true,
  encoding: 'utf8',
}).filter((path) => path.endsWith(suffix))
const clauses = new Set(
  readFileSync(join(root, 'docs/spec/clauses.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
)
const ids = scenarios.map(({ id }) => id)
const looks = (step: Step | undefined) => step !== undefined && 'expect' in step
const coversOf = (step: Step) => ('expect' in step ? (step.covers ?? []) : [])

describe('the scenarios', () => {
  it('have an id of their own each', () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  })

  it('have a title of their own each, for a replay is chosen by it', () => {
    const titles = scenarios.map(({ title }) => title)
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  })

  it('lie in the file of their name, and each file is listed', () => {
    expect(files.map((path) => basename(path, suffix)).toSorted()).toEqual(ids.toSorted())
  })

  it('are plain data: the same after a way through JSON', () => {
    expect(JSON.parse(JSON.stringify(scenarios))).toStrictEqual(scenarios)
  })

  it('cover only clauses that the spec has', () => {
    const covered = scenarios.flatMap(({ id, steps }) =>
      steps.flatMap(coversOf).map((clause) => ({ id, clause })),
    )
    expect(covered.length).toBeGreaterThan(100)
    expect(covered.filter(({ clause }) => !clauses.has(clause))).toEqual([])
  })

  it('say what must be seen: no scenario without an expectation, none that ends on an action', () => {
    const blind = scenarios.filter(({ steps }) => !looks(steps.at(-1)))
    expect(blind.map(({ id }) => id)).toEqual([])
  })
})
