import { format, resolveConfig } from 'prettier'
import { describe, expect, it } from 'vitest'
import { expectationAreas, stepAreas, type RecordArea } from '../../src/scenarios/index.ts'
import { scenarioSchema } from '../../src/scenarios/dsl/schema/scenarioSchema.ts'

/** As `npm run format` writes it, so that both checks agree. */
const formatted = async (path: string, text: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path })

const head = `# Steps and expectations

Every step and expectation of a [scenario](scenarios.md), by area. A \`?\` marks a field that can be absent.
Each step and expectation can have \`after\`: the virtual ms that pass before it. \`delays\` are the virtual ms before each key.

<!-- Generated from the records in src/scenarios/dsl by tests/docs/steps.test.ts. -->
`

function tableOf({ title, records }: RecordArea, key: string): string {
  const rows = Object.entries(records).map(([kind, { about, fields }]) => {
    const names = Object.entries(fields).map(
      ([name, field]) => `\`${name}${'optional' in field ? '?' : ''}\``,
    )
    return `| \`${kind}\` | ${names.join(', ')} | ${about} |`
  })
  return [`### ${title}\n`, `| \`${key}\` | fields | description |`, '|---|---|---|', ...rows].join(
    '\n',
  )
}

const stepsPage = [
  head,
  '## Steps\n',
  ...stepAreas.map((area) => `${tableOf(area, 'do')}\n`),
  '## Expectations\n\nAn expectation is retried until it passes or times out. `covers` lists the clauses that it proves.\n',
  ...expectationAreas.map((area) => `${tableOf(area, 'expect')}\n`),
].join('\n')

// After a change of the records, `npx vitest run tests/docs/steps.test.ts -u` writes both files.
describe('the files that derive from the records of the steps', () => {
  it('docs/steps.md lists every step and expectation', async () => {
    const path = 'docs/steps.md'
    await expect(await formatted(path, stepsPage)).toMatchFileSnapshot(`../../${path}`)
  })

  it('types/scenario.schema.json describes every step and expectation', async () => {
    const path = 'types/scenario.schema.json'
    const schema = JSON.stringify(scenarioSchema(), undefined, 2)
    await expect(await formatted(path, schema)).toMatchFileSnapshot(`../../${path}`)
  })
})
