import type { Scenario, Step } from '../../src/scenarios/index.ts'
import { kindOf } from '../../src/command/explore/kindOf.ts'
import { shrink } from '../../src/command/explore/shrink.ts'

/** How often a finding is replayed to find the steps that matter. */
const replays = 20

export interface FindingOptions {
  /** Name of the printed scenario. */
  readonly id: string
  readonly opening: Scenario
  readonly steps: readonly Step[]
  readonly problems: readonly string[]
  /** Plays these steps in order. Resolves with the problems. */
  readonly replay: (steps: readonly Step[]) => Promise<readonly string[]>
  readonly print: (line: string) => void
}

/**
 * Prints the finding of a run as a scenario: first with all of its steps, so that nothing is lost if the rest takes too
 * long, and then only with those that a limited number of replays needed.
 */
export async function reportFinding({
  id,
  opening,
  steps: played,
  problems,
  replay,
  print,
}: FindingOptions): Promise<void> {
  const [problem] = problems
  if (problem === undefined) return
  const scenarioOf = (steps: readonly Step[]): Scenario => ({
    ...opening,
    id,
    title: problem,
    tags: ['monkey'],
    steps,
  })
  print(`Found, from ${opening.id}:\n${problems.join('\n')}`)
  print(`All ${played.length} steps:\n${JSON.stringify(scenarioOf(played))}`)
  const steps = await shrink(
    played,
    async (fewer) => kindOf((await replay(fewer))[0] ?? '') === kindOf(problem),
    replays,
  )
  print(`The ${steps.length} that matter:\n${JSON.stringify(scenarioOf(steps))}`)
}
