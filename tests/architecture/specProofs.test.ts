import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findProofs } from '../../scripts/lib/spec/findProofs.mjs'
import { readClauses } from '../../scripts/lib/spec/readClauses.mjs'
import { specProofs } from '../../scripts/lib/spec/specProofs.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const clauses = new Set(readClauses(`${root}docs/spec/clauses.tsv`).map(({ id }) => id))

const claims = (path: string, text: string) =>
  findProofs({ path, text }).map(({ clause, line }) => `${clause}:${line}`)

/** Claimed clauses that the spec does not have. */
const invented = (proofs: ReturnType<typeof specProofs>) =>
  proofs
    .filter(({ clause }) => !clauses.has(clause))
    .map(
      ({ clause, path, line }) => `${path}:${line} names ${clause}, which the spec does not have`,
    )

describe('the claimed clauses', () => {
  it('claims only clauses of the spec', () => {
    expect(clauses.size).toBe(559)
    expect(invented(specProofs(root))).toEqual([])
  })

  it('rejects claims of clauses that the spec does not have', () => {
    const made = findProofs({ path: 'a.test.ts', text: `it('does [C-999]', () => {})` })
    expect(invented(made)).toEqual(['a.test.ts:1 names C-999, which the spec does not have'])
  })

  it('reads claims from the titles of tests', () => {
    expect(
      claims(
        'src/a.test.ts',
        `describe('C-001', () => {
           it('opens [C-002 C-003]', () => {})
           test(\`shows \${x} [A-004]\`, () => {})
           it.each([1, 2])('counts %i [C-005]', () => {})
           it.each\`x\`('counts [C-006]', () => {})
         })`,
      ),
    ).toEqual(['C-002:2', 'C-003:2', 'A-004:3', 'C-005:4', 'C-006:5'])
  })

  it('reads no claims from tests that do not run, nor from prose', () => {
    expect(
      claims(
        'src/a.test.ts',
        `it.skip('opens [C-002]', () => {})
         it.todo('opens [C-002]')
         it.fails('opens [C-002]', () => {})
         describe('[C-002]', () => {})
         it('opens as in C-002', () => { call('[C-003]') })`,
      ),
    ).toEqual([])
  })

  it('reads claims from the expectations of a scenario', () => {
    const text = `export const a = [
      { expect: 'view', is: 'Connect', covers: ['C-001', 'A-002'] },
      reads('as in C-007', ['C-003']),
    ]`
    expect(claims('src/scenarios/a.scenario.ts', text)).toEqual(['C-001:2', 'A-002:2', 'C-003:3'])
    expect(claims('src/scenarios/dsl/a.ts', text)).toEqual([])
  })
})
