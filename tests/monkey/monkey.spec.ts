import { expect } from '@playwright/test'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'
import { deviceTest as test } from '../../src/playwright/deviceTest.ts'
import { saveTimeline } from '../replay/saveTimeline.ts'
import { createRandomPicker } from '../../src/command/explore/randomPicker.ts'
import { chooseOpening } from './chooseOpening.ts'
import { playRun } from './playRun.ts'
import { reportFinding } from './reportFinding.ts'

const runs = Number(process.env.FOYER_MONKEY_RUNS ?? 4)
const seed = Number(process.env.FOYER_MONKEY_SEED ?? 1)
const timelines = process.env.FOYER_TIMELINES || undefined
const stepsPerRun = 30

for (let run = 1; run <= runs; run += 1) {
  test(`seed ${seed}, run ${run}: nothing breaks, whatever happens`, async ({ contexts }, info) => {
    const random = createRandomPicker(seed * 100_003 + run)
    const opening = chooseOpening(random)
    const context = await contexts.of(deviceProfiles[opening.device ?? 'desktop'])
    const timeline =
      timelines === undefined
        ? undefined
        : saveTimeline(timelines, `seed-${seed}-run-${run}`, info.repeatEachIndex)
    const { steps, views, problems } = await playRun(context, opening, {
      random,
      count: stepsPerRun,
      timeline,
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
    expect(problems, `run ${run} of seed ${seed}, from ${opening.id}`).toEqual([])
  })
}
