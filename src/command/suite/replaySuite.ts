import { deviceTest as test } from '../../playwright/deviceTest.ts'
import { readPlan } from './replayPlan.ts'
import { replayTest } from './replayTest.ts'

const plan = readPlan()

for (const planned of plan.scenarios.filter(({ typesSecrets }) => !typesSecrets)) {
  test.describe(planned.name, () => {
    test(
      planned.title,
      { tag: planned.tags.map((tag) => `@${tag}`) },
      ({ contexts, pageOf }, info) => replayTest({ contexts, pageOf }, { planned, plan, info }),
    )
  })
}
