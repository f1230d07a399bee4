import { didYouMean } from '../../../backends/port/names/didYouMean.ts'
import { isRecord } from '../../../backends/port/isRecord.ts'
import { expectationRecords, stepRecords } from '../recordOf.ts'
import type { Scenario } from '../scenario.ts'
import * as is from './checks.ts'
import type { KnownWorld } from './checks.ts'
import { optionNames, scenarioNames } from './scenarioNames.ts'

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
  const fields = records[String(kind)]?.fields ?? {}
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

/** The problems of all steps, each named by its number from 1. A wallet that a step installs is known in later steps. */
export function findStepProblems(all: readonly unknown[], known: KnownWorld = {}): string[] {
  let now = known
  return all.flatMap((step, index) => {
    const why = findStepProblem(step, now)
    now = withWallets(now, walletsIn(step))
    return why === undefined ? [] : [`Step ${index + 1}: ${why}`]
  })
}

/** All problems of a scenario, in the order in which it is played. Empty if it can be played. */
export function findScenarioProblems(
  scenario: Partial<Scenario> & Pick<Scenario, 'steps'>,
  known: KnownWorld = {},
): string[] {
  const { device, options, page, world, faults = [], invariants = [], steps: all } = scenario
  const named = [
    ...strangers('a scenario has no', Object.keys(scenario), scenarioNames),
    ...strangers('there is no option', Object.keys(options ?? {}), optionNames),
    device === undefined ? undefined : is.device(device, known),
    page === undefined ? undefined : is.page(page, known),
    world === undefined ? undefined : is.world(world, known),
    Array.isArray(invariants) && invariants.every((name) => typeof name === 'string')
      ? undefined
      : '"invariants" is not a list of texts.',
    ...faults.map((rule) => is.rule(rule, known)),
  ].filter((why) => why !== undefined)
  if (!Array.isArray(all)) return [...named, 'a scenario needs "steps".']
  return [...named, ...findStepProblems(all, known)]
}

const strangers = (what: string, given: readonly string[], names: readonly string[]) =>
  given
    .filter((name) => !names.includes(name))
    .map((name) => `${what} "${name}".${didYouMean(name, names)}`)

/** Keys of wallets that a step adds to the world. */
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
