import { readdirSync, readFileSync } from 'node:fs'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { packageManagerOf } from '../../src/command/app/detect/packageManager.ts'
import { workflow } from '../../src/command/init/texts/files.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { commandProblems } from './snippets/commandProblems.ts'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((name) => ({
  name,
  content: readFileSync(`${folder}/${name}`, 'utf8'),
}))

const Workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.object({
      'timeout-minutes': z.number(),
      strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }).optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

const read = (content: string) => Workflow.parse(parse(content))

/** The errors of GitHub's own parser, expressions included. */
async function errorsOf(workflow: { readonly name: string; readonly content: string }) {
  const { context, value } = parseWorkflow(workflow, new NoOperationTraceWriter())
  if (value !== undefined) await convertWorkflowTemplate(context, value)
  return context.errors.getErrors().map(({ message }) => message)
}

/** The npm, npx and Node commands of a workflow that cannot be run here. */
function unknownCommands({ name, content }: { readonly name: string; readonly content: string }) {
  const commands = Object.values(read(content).jobs)
    .flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')))
    .filter((line) => /^(npm|npx|node) /.test(line))
    .map((line) => line.replace(/\s*[|>].*/, ''))
  return commandProblems([{ path: name, text: ['```sh', ...commands, '```'].join('\n') }])
}

describe('the workflows', () => {
  it.each(workflows)('$name is a workflow, and runs only commands that exist', async (workflow) => {
    expect(await errorsOf(workflow)).toEqual([])
    expect(unknownCommands(workflow)).toEqual([])
  })

  it('GitHub reads the workflow that npx foyerkit-lab init writes', async () => {
    const manager = packageManagerOf([])
    const facts = { manager, hasLock: true, script: 'test:e2e', folder: 'apps/shop' }
    expect(await errorsOf({ name: 'wallets.yml', content: workflow(facts) })).toEqual([])
  })

  it.each(workflows)('$name has permissions, and its jobs have limits of time', ({ content }) => {
    expect(() => read(content)).not.toThrow()
  })

  it.each(workflows)('$name pins every action to a commit, with its version', ({ content }) => {
    const uses = [...content.matchAll(/uses: .*/g)].map(([each]) => each)
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.filter((each) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(each))).toEqual([])
  })

  it('runs both commands of the readme with the oldest Node that engines allows', () => {
    const ci = read(readFileSync(`${folder}/ci.yml`, 'utf8'))
    const commands = Object.values(ci.jobs).flatMap(({ steps }) => steps.map(({ run = '' }) => run))
    expect(commands).toContain('npm ci')
    expect(commands).toContain('npm test')
    expect(commands.join('\n')).toMatch(/^npm start /m)
    const oldest = packageJson.engines.node.replace('>=', '')
    expect(Object.values(ci.jobs).map(({ strategy }) => strategy?.matrix.node[0])).toEqual([
      oldest,
      oldest,
    ])
  })

  it('rejects an unknown key, an unknown context and an unknown command', async () => {
    const content = [
      'on: push',
      'permissions: {}',
      'concurrency: { group: a }',
      'jobs:',
      '  a:',
      '    runs-on: ubuntu-latest',
      '    timeout-minutes: 5',
      '    steps:',
      '      - run: npm run fly',
      '        until: now',
      '      - run: echo ${{ gitub.sha }}',
    ].join('\n')
    const errors = await errorsOf({ name: 'a.yml', content })
    expect(errors).toEqual([
      expect.stringContaining("Unexpected value 'until'"),
      expect.stringContaining("Unrecognized named-value: 'gitub'"),
    ])
    expect(unknownCommands({ name: 'a.yml', content })).toEqual(['a.yml:2: npm script fly'])
  })
})
