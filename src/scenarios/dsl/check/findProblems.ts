import { didYouMean } from '../../../backends/port/didYouMean.ts'
import { isRecord } from '../../../backends/port/isRecord.ts'
import { timedFields } from '../record.ts'
import { expectationRecords, stepRecords } from '../recordOf.ts'
import type { Scenario } from '../scenario.ts'
import * as is from './checks.ts'
import type { Check, KnownWorld } from './checks.ts'
import { optionChecks } from './optionChecks.ts'
import { scenarioNames } from './scenarioNames.ts'

/**
 * Explains in a sentence why a step cannot be played, and suggests the nearest name; undefined if the step is valid. The step may come from
 * JSON, so every part of it is checked.
 */
export function findStepProblem(step: unknown, known: KnownWorld = {}): string | undefined {
  if (!isRecord(step)) return `${JSON.stringify(step)} is not a step.`
  const [key, what, records] =
    'expect' in step
      ? (['expect', 'expectation', expectationRecords] as const)
      : (['do', 'step', stepRecords] as const)
  const kind = step[key]
  if (kind === undefined) return `${JSON.stringify(step)} has neither "do" nor "expect".`
  const unknown = is.nameOf(what, Object.keys(records))(kind, known)
  if (unknown !== undefined) return unknown
  const fields = { ...records[String(kind)]?.fields, ...timedFields }
  const names = [...Object.keys(fields), ...(key === 'expect' ? ['covers'] : [])]
  const stranger = Object.keys(step).find((name) => name !== key && !names.includes(name))
  if (stranger !== undefined) {
    return `"${String(kind)}" has no "${stranger}".${didYouMean(stranger, names)}`
  }
  for (const [name, field] of Object.entries(fields)) {
    const value = step[name]
    if (value === undefined && 'optional' in field) continue
    if (value === undefined && field.check !== is.anything) {
      return `"${String(kind)}" needs "${name}".`
    }
    const why = field.check(value, known)
    if (why !== undefined) return why
  }
  return undefined
}

/**
 * Returns the problems of all steps, each named by its number from 1. A wallet that a step installs
 * is known in later steps.
 */
export function findStepProblems(all: readonly unknown[], known: KnownWorld = {}): string[] {
  let now = known
  return all.flatMap((step, index) => {
    const why = findStepProblem(step, now)
    now = withWallets(now, walletsIn(step))
    return why === undefined ? [] : [`Step ${index + 1}: ${why}`]
  })
}

/**
 * Returns all problems of a scenario, in the order in which it is played. Empty if it can be
 * played.
 */
export function findScenarioProblems(
  scenario: Partial<Scenario> & Pick<Scenario, 'steps'>,
  known: KnownWorld = {},
): string[] {
  const { options, faults, steps: all } = scenario
  const named = [
    ...strangers('a scenario has no', Object.keys(scenario), scenarioNames),
    ...Object.entries(partChecks).map(([name, check]) =>
      problemOf(name, scenario[name as keyof typeof partChecks], check, known),
    ),
    ...optionProblems(options, known),
    ...(Array.isArray(faults) ? faults.map((rule) => is.rule(rule, known)) : []),
  ].filter((why) => why !== undefined)
  if (!Array.isArray(all)) return [...named, 'a scenario needs "steps".']
  return [...named, ...findStepProblems(all, known)]
}

/** The parts of a scenario besides its steps. They may come from JSON of anyone. */
const partChecks = {
  id: is.text,
  title: is.text,
  tags: is.listOf(is.text),
  device: is.device,
  seed: is.seed,
  startedAt: is.isoTime,
  options: is.object,
  widgets: is.widgets,
  page: is.page,
  onrampWidget: is.onlyTrue,
  world: is.world,
  faults: is.array,
  invariants: is.listOf(is.text),
  skip: is.listOf(is.skippedCells),
} satisfies Readonly<Record<Exclude<keyof Scenario, 'steps'>, Check>>

function optionProblems(options: unknown, known: KnownWorld): readonly (string | undefined)[] {
  if (!isRecord(options)) return []
  return [
    ...strangers('there is no option', Object.keys(options), Object.keys(optionChecks)),
    ...Object.entries(optionChecks).map(([name, check]) =>
      problemOf(name, options[name], check, known),
    ),
  ]
}

function problemOf(name: string, value: unknown, check: Check, known: KnownWorld) {
  const why = value === undefined ? undefined : check(value, known)
  return why === undefined ? undefined : `"${name}": ${why}`
}

const strangers = (what: string, given: readonly string[], names: readonly string[]) =>
  given
    .filter((name) => !names.includes(name))
    .map((name) => `${what} "${name}".${didYouMean(name, names)}`)

/** Returns the keys of wallets that a step adds to the world. */
function walletsIn(step: unknown): readonly string[] {
  if (!isRecord(step)) return []
  const { wallet, patch } = step
  const listed = isRecord(patch) && Array.isArray(patch['wallets']) ? patch['wallets'] : []
  const brought: readonly unknown[] = step['do'] === 'wallet.install' ? [wallet] : listed
  return brought.flatMap((each) =>
    isRecord(each) && typeof each['key'] === 'string' ? [each['key']] : [],
  )
}

function withWallets(known: KnownWorld, more: readonly string[]): KnownWorld {
  if (known.wallets === undefined || more.length === 0) return known
  return { ...known, wallets: [...known.wallets, ...more] }
}
