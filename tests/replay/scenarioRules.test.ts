import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../../src/scenarios/allScenarios.ts'
import type { Step } from '../../src/scenarios/index.ts'
import { openedByHost } from './openedByHost.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const suffix = '.scenario.ts'
const folder = join(root, 'src/scenarios')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const files = sources.filter((path) => path.endsWith(suffix))
/** Whether a file makes a scenario that nothing finds. */
const isMisnamed = (path: string, text: string) =>
  !path.endsWith(suffix) && /^export const \w+ = scenario\(/m.test(text)
const clauses = new Set(
  readFileSync(join(root, 'docs/spec/clauses.tsv'), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]),
)
const ids = scenarios.map(({ id }) => id)
const looks = (step: Step | undefined) => step !== undefined && 'expect' in step
const coversOf = (step: Step) => ('expect' in step ? (step.covers ?? []) : [])
/** The views that the host opens by their names. */
const viewsOfHost = (steps: readonly Step[]) =>
  steps.flatMap((step) =>
    'do' in step && step.do === 'host.open' && step.view !== undefined ? [step.view] : [],
  )
const logsIn = (step: Step) =>
  'do' in step && ['typeCode', 'social.continue', 'farcaster.approve'].includes(step.do)

describe('the scenarios', () => {
  it('gives each scenario its own id', () => {
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  })

  it('gives each scenario its own title, by which a replay is chosen', () => {
    const titles = scenarios.map(({ title }) => title)
    expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
  })

  it('each scenario is in a file with its id as the name', () => {
    expect(files.map((path) => basename(path, suffix)).toSorted()).toEqual(ids.toSorted())
  })

  it('requires the name x.scenario.ts of every file that makes a scenario', () => {
    const misnamed = sources
      .filter((path) => path.endsWith('.ts'))
      .filter((path) => isMisnamed(path, readFileSync(join(folder, path), 'utf8')))
    expect(misnamed).toEqual([])
    expect(isMisnamed('email/email-login.ts', 'export const a = scenario({')).toBe(true)
    expect(isMisnamed('email/email-login.scenario.ts', 'export const a = scenario({')).toBe(false)
    expect(isMisnamed('email/emailSteps.ts', 'export const steps = [')).toBe(false)
  })

  it('keeps each scenario unchanged through JSON', () => {
    expect(JSON.parse(JSON.stringify(scenarios))).toStrictEqual(scenarios)
  })

  it('covers only clauses of the spec', () => {
    const covered = scenarios.flatMap(({ id, steps }) =>
      steps.flatMap(coversOf).map((clause) => ({ id, clause })),
    )
    expect(covered.length).toBeGreaterThan(100)
    expect(covered.filter(({ clause }) => !clauses.has(clause))).toEqual([])
  })

  it('requires expectations: no scenario without one, and none that ends on an action', () => {
    const blind = scenarios.filter(({ steps }) => !looks(steps.at(-1)))
    expect(blind.map(({ id }) => id)).toEqual([])
  })
  it('reach their views by the buttons of the visitor, except those that a host opens for a reason', () => {
    const listed = openedByHost.flatMap(({ opens }) => Object.entries(opens))
    const found = scenarios.map(({ id, steps }) => [id, viewsOfHost(steps)] as const)
    const opening = found.filter(([, views]) => views.length > 0)
    expect(Object.fromEntries(opening)).toEqual(Object.fromEntries(listed))
    expect(viewsOfHost([{ do: 'host.open', view: 'Swap' }])).toEqual(['Swap'])
    expect(viewsOfHost([{ do: 'host.open' }, { do: 'host.close' }])).toEqual([])
  })

  it('log no one in where the reason is the account of a wallet', () => {
    const ofWallets = openedByHost.filter(({ walletOnly }) => walletOnly)
    const named = new Set(ofWallets.flatMap(({ opens }) => Object.keys(opens)))
    const chosen = scenarios.filter(({ id }) => named.has(id))
    expect(chosen).toHaveLength(named.size)
    expect(chosen.filter(({ steps }) => steps.some(logsIn)).map(({ id }) => id)).toEqual([])
    expect(logsIn({ do: 'typeCode', email: 'ada@example.com' })).toBe(true)
  })
})
