import { definePlays } from './definePlays.ts'
import { readPlan } from './replayPlan.ts'
import { replayTest } from './replayTest.ts'

const plan = readPlan()

definePlays(
  plan.plays.filter(({ typesSecrets }) => !typesSecrets),
  (fixtures, planned, info) => replayTest(fixtures, { planned, plan, info }),
)
