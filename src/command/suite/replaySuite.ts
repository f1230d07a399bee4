import { test } from '@playwright/test'
import { readPlan } from './replayPlan.ts'
import { replayTest } from './replayTest.ts'

const plan = readPlan()

for (const planned of plan.scenarios) {
  test.describe(planned.name, () => {
    test(planned.title, { tag: planned.tags.map((tag) => `@${tag}`) }, ({ browser }, info) =>
      replayTest(browser, { planned, plan, info }),
    )
  })
}
