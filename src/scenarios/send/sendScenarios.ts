import type { Scenario } from '../dsl/scenario.ts'
import { sendCoin } from './send-coin.scenario.ts'

/** Sending money. */
export const sendScenarios: readonly Scenario[] = [sendCoin]
