import { deviceTest as test } from '../../playwright/deviceTest.ts'
import { definePlays } from '../suite/definePlays.ts'
import { readPlan } from '../suite/replayPlan.ts'
import { replayTest } from '../suite/replayTest.ts'

const plan = readPlan()

// A trace contains every typed key. The option holds for a whole file, so these scenarios have one of their own.
test.use({ trace: 'off' })

definePlays(
  plan.plays.filter(({ typesSecrets }) => typesSecrets),
  (fixtures, planned, info) => replayTest(fixtures, { planned, plan, info }),
)
