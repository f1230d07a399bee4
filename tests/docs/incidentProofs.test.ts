import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import { describeStep } from '../../src/run/words/describeStep.ts'

const [, text = ''] = readFileSync('docs/incidents.md', 'utf8').split('\n## Proofs\n')

const rows = [...text.matchAll(/^\| `(?<id>[a-z0-9-]+)` +\|(?<rest>.+) \|$/gm)].map(
  ({ groups }) => {
    const { id = '', rest = '' } = { ...groups }
    const [defence = '', file = '', code = '', change = '', step = ''] = rest
      .split(' | ')
      .map((cell) => cell.trim())
    return {
      id,
      defence,
      change,
      step,
      file: file.slice(1, -1),
      code: code.replace(/^`+ ?| ?`+$/g, ''),
    }
  },
)

describe('the proofs in docs/incidents.md', () => {
  it('breaks a defence of each incident, and of no other scenario', () => {
    const incidents = scenarios.filter(({ tags }) => tags.includes('incident'))
    const ids = incidents.map(({ id }) => id)
    expect([...new Set(rows.map(({ id }) => id))].toSorted()).toEqual(ids.toSorted())
  })

  it.each(rows)('names code of $file that breaks $id', ({ file, code }) => {
    expect(code.length).toBeGreaterThan(8)
    expect(readFileSync(file, 'utf8')).toContain(code)
  })

  it.each(rows)('names the step at which $id fails without $defence', ({ id, step }) => {
    const { steps = [] } = { ...scenarios.find((scenario) => scenario.id === id) }
    const described = steps.map((each, index) => `${index + 1}. ${describeStep(each).text}`)
    expect(described).toContain(step)
  })
})
