import { test } from '@playwright/test'
import { readPlan } from '../suite/replayPlan.ts'
import { screenTest } from './screenTest.ts'

const plan = readPlan()
const { screens } = plan

for (const planned of screens === undefined ? [] : plan.scenarios) {
  test.describe(planned.name, () => {
    for (const variant of screens?.variants ?? []) {
      const tag = [...planned.tags, variant.name].map((each) => `@${each}`)
      test(
        `${planned.title} (${variant.name})`,
        { tag },
        ({ browser }, info) =>
          screens && screenTest(browser, { planned, plan, screens, variant, info }),
      )
    }
  })
}
