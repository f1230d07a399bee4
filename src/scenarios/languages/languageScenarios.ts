import type { Scenario } from '../dsl/scenario.ts'
import { localeAmounts } from './locale-amounts.scenario.ts'
import { localeDates } from './locale-dates.scenario.ts'
import { localeMoney } from './locale-money.scenario.ts'
import { localeSwitched } from './locale-switched.scenario.ts'
import { localeUnknown } from './locale-unknown.scenario.ts'

/** The widget in other languages than English. */
export const languageScenarios: readonly Scenario[] = [
  localeSwitched,
  localeUnknown,
  localeMoney,
  localeDates,
  localeAmounts,
]
