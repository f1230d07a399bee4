import { expect } from '@playwright/test'
import type { Scenario } from '../../src/scenarios/index.ts'
import { deviceProfiles } from '../../src/workbench/stage/deviceProfiles.ts'
import { test } from '../replay/deviceTest.ts'
import { saveTimeline } from '../replay/saveTimeline.ts'
import { createRandomPicker } from './randomPicker.ts'
import { chooseOpening } from './chooseOpening.ts'
import { playRun } from './playRun.ts'
import { shrink } from './shrink.ts'

const runs = Number(process.env.FOYER_MONKEY_RUNS ?? 4)
const seed = Number(process.env.FOYER_MONKEY_SEED ?? 1)
const timelines = process.env.FOYER_TIMELINES
const stepsPerRun = 30

for (let run = 1; run <= runs; run += 1) {
  test(`seed ${seed}, run ${run}: nothing breaks, whatever happens`, async ({ contextOf }, {
    repeatEachIndex,
  }) => {
    test.setTimeout(600_000)
    const random = createRandomPicker(seed * 100_003 + run)
    const opening = chooseOpening(random)
    const context = await contextOf(deviceProfiles[opening.device ?? 'desktop'])
    const timeline =
      timelines === undefined
        ? undefined
        : saveTimeline(timelines, `seed-${seed}-run-${run}`, repeatEachIndex)
    const result = await playRun(context, opening, { random, count: stepsPerRun, timeline })
    console.log(`  ${opening.id}: ${result.steps.length} steps, ${result.views.join(' ')}`)
    const [problem] = result.problems
    if (problem !== undefined) {
      console.log(`  ${problem}\n  after ${JSON.stringify(result.steps)}`)
      const steps = await shrink(result.steps, async (fewer) => {
        const again = await playRun(context, { ...opening, steps: fewer }, { random, count: 0 })
        return again.problems[0] === problem
      })
      const finding: Scenario = {
        ...opening,
        id: `monkey-${seed}-${run}`,
        title: problem,
        tags: ['monkey'],
        steps,
      }
      console.log(`Scenario of the finding, from ${opening.id}:\n${JSON.stringify(finding)}`)
    }
    expect(result.problems, `run ${run} of seed ${seed}, from ${opening.id}`).toEqual([])
  })
}
