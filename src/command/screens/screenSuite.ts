import { definePlays } from '../suite/definePlays.ts'
import { readPlan } from '../suite/replayPlan.ts'
import { screenTest } from './screenTest.ts'

const plan = readPlan()
const { screens } = plan

definePlays(screens === undefined ? [] : plan.plays, async ({ contexts }, planned, info) => {
  const { cell } = planned
  if (screens && cell) await screenTest(contexts, { planned, plan, screens, cell, info })
})
