import { expect } from '@playwright/test'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'
import { deviceTest as test } from '../../src/playwright/deviceTest.ts'
import { describeDivergence } from '../../src/run/compare/describeDivergence.ts'
import { divergenceOf } from '../../src/run/compare/divergenceOf.ts'
import { createRandomPicker } from '../../src/command/explore/randomPicker.ts'
import { chooseOpening } from './chooseOpening.ts'
import { createRunCollector } from './collectRun.ts'
import { playRun } from './playRun.ts'
import { reportFinding } from './reportFinding.ts'

const runs = Number(process.env.FOYER_MONKEY_RUNS ?? 4)
const seed = Number(process.env.FOYER_MONKEY_SEED ?? 1)
/** How often each run is played; more than once to compare the plays. */
const plays = Number(process.env.FOYER_PLAYS ?? 1)
const stepsPerRun = 30

for (let run = 1; run <= runs; run += 1) {
  test(`seed ${seed}, run ${run}: nothing breaks, whatever happens`, async ({ contexts }, info) => {
    const random = createRandomPicker(seed * 100_003 + run)
    const opening = chooseOpening(random)
    const context = await contexts.of(deviceProfiles[opening.device ?? 'desktop'])
    const collector = plays > 1 ? createRunCollector() : undefined
    const { steps, views, problems } = await playRun(context, opening, {
      random,
      count: stepsPerRun,
      collector,
    })
    const limit = info.timeout
    console.log(`  ${opening.id}: ${steps.length} steps, ${views.join(' ')}`)
    await reportFinding({
      id: `monkey-${seed}-${run}`,
      opening,
      steps,
      problems,
      async replay(fewer) {
        // Each replay has the time of a run.
        info.setTimeout(info.timeout + limit)
        const again = { ...opening, steps: fewer }
        return (await playRun(context, again, { random, count: 0, patience: 15_000 })).problems
      },
      print: (line) => console.log(line),
    })
    const name = `run ${run} of seed ${seed}, from ${opening.id}`
    expect(problems, name).toEqual([])
    const first = collector?.runOf(opening, steps)
    for (let play = 2; first !== undefined && play <= plays; play += 1) {
      info.setTimeout(info.timeout + limit)
      const again = createRandomPicker(seed * 100_003 + run)
      const other = createRunCollector()
      const { steps: played } = await playRun(context, chooseOpening(again), {
        random: again,
        count: stepsPerRun,
        collector: other,
      })
      const divergence = divergenceOf(first, other.runOf(opening, played))
      expect(divergence && describeDivergence(divergence, first), `play ${play} of ${name}`).toBe(
        undefined,
      )
    }
  })
}
