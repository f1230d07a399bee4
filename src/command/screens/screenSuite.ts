import { deviceTest as test } from '../../playwright/deviceTest.ts'
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
        ({ contexts }, info) =>
          screens && screenTest(contexts, { planned, plan, screens, variant, info }),
      )
    }
  })
}
