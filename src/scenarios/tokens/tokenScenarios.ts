import type { Scenario } from '../dsl/scenario.ts'
import { aDayWithMoney } from './a-day-with-money.scenario.ts'
import { tokensOfLogin } from './tokens-of-login.scenario.ts'

/** The wallet-features widget: what a login holds, and where it leads. */
export const tokenScenarios: readonly Scenario[] = [aDayWithMoney, tokensOfLogin]
