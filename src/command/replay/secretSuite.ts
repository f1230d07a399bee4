import { deviceTest as test } from '../../playwright/deviceTest.ts'
import { readPlan } from '../suite/replayPlan.ts'
import { replayTest } from '../suite/replayTest.ts'

const plan = readPlan()

// A trace contains every typed key. The option holds for a whole file, so these scenarios have one of their own.
test.use({ trace: 'off' })

for (const planned of plan.scenarios.filter(({ typesSecrets }) => typesSecrets)) {
  test.describe(planned.name, () => {
    test(
      planned.title,
      { tag: planned.tags.map((tag) => `@${tag}`) },
      ({ contexts, pageOf }, info) => replayTest({ contexts, pageOf }, { planned, plan, info }),
    )
  })
}
