import { namesByEmail } from './names-by-email.scenario.ts'
import { namesCheckedSlowly } from './names-checked-slowly.scenario.ts'
import { namesOwned } from './names-owned.scenario.ts'
import { namesRegister } from './names-register.scenario.ts'
import { namesRegistrationFailsTranslated } from './names-registration-fails-translated.scenario.ts'
import { namesRegistrationFails } from './names-registration-fails.scenario.ts'
import { namesServiceDown } from './names-service-down.scenario.ts'
import { namesTaken } from './names-taken.scenario.ts'
import { namesWrongInput } from './names-wrong-input.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Registering an account name. */
export const nameScenarios: readonly Scenario[] = [
  namesByEmail,
  namesCheckedSlowly,
  namesOwned,
  namesRegister,
  namesRegistrationFailsTranslated,
  namesRegistrationFails,
  namesServiceDown,
  namesTaken,
  namesWrongInput,
]
