import type { Scenario, Step } from '../../scenarios/index.ts'
import { countWords } from '../options/countWords.ts'
import type { Finding } from './finding.ts'
import { kindOf } from './kindOf.ts'
import { shrink } from './shrink.ts'

/** How often a finding is replayed at most to find what matters. */
const maxReplays = 80

/** Real ms that a step may take in the first replay, which only ends what hangs, and in the others. */
const patience = { first: 60_000, others: 8_000 } as const

/** Characters of a title. */
const titleLength = 120

type Start = Omit<Scenario, 'title' | 'tags' | 'steps'>

/** A part of a scenario that may be left out. */
type Part = { readonly step: Step } | { readonly start: Partial<Start> }

interface Shrinkable {
  readonly start: Start
  readonly steps: readonly Step[]
  readonly problem: string
  /** Plays a scenario from its start. Resolves with the message of the step that fails. */
  readonly play: (scenario: Scenario, patience: number) => Promise<string | undefined>
  readonly say: (line: string) => void
}

/** Finds the shortest scenario that still breaks the same invariant: each try is a replay from the start. */
export async function shrinkFinding({
  start,
  steps,
  problem,
  play,
  say,
}: Shrinkable): Promise<Pick<Finding, 'scenario' | 'problem' | 'isReplayed'>> {
  const { device, world, faults = [], ...rest } = start
  const all: readonly Part[] = [
    ...(device === undefined ? [] : [{ start: { device } }]),
    ...(world === undefined ? [] : [{ start: { world } }]),
    ...faults.map((fault) => ({ start: { faults: [fault] } })),
    ...steps.map((step) => ({ step })),
  ]
  const scenarioOf = (parts: readonly Part[]) => toScenario(rest, parts, problem)
  let last = problem
  const fails = async (parts: readonly Part[], limit: number = patience.others) => {
    const seen = await play(scenarioOf(parts), limit)
    const isSame = seen !== undefined && kindOf(seen) === kindOf(problem)
    if (isSame) last = seen
    return isSame
  }
  if (!(await fails(all, patience.first)))
    return { scenario: scenarioOf(all), problem, isReplayed: false }
  say(`    shrinking ${countWords(steps.length, 'step')} …`)
  const bare = all.filter((part) => 'step' in part)
  const isBare = bare.length < all.length && (await fails(bare))
  const least = await shrink(isBare ? bare : all, (fewer) => fails(fewer), maxReplays)
  const scenario = toScenario(rest, least, last)
  say(`    … to ${countWords(scenario.steps.length, 'step')}`)
  return { scenario, problem: last, isReplayed: true }
}

function toScenario(rest: Start, parts: readonly Part[], problem: string): Scenario {
  const { invariants = [], ...start } = rest
  const begins = parts.flatMap((part) => ('start' in part ? [part.start] : []))
  const faults = begins.flatMap((each) => each.faults ?? [])
  const steps = parts.flatMap((part) => ('step' in part ? [part.step] : []))
  return {
    ...start,
    ...Object.assign({}, ...begins),
    ...(faults.length === 0 ? {} : { faults }),
    title: titleOf(problem),
    tags: ['explored'],
    // What breaks at the start is seen after a step.
    steps: steps.length === 0 ? [{ do: 'run', ms: 100 }] : steps,
    invariants: invariants.filter((name) => problem.startsWith(`${name}: `)),
  }
}

const titleOf = (problem: string) => (problem.split('\n', 1)[0] ?? '').slice(0, titleLength)
