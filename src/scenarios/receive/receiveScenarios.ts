import type { Scenario } from '../dsl/scenario.ts'
import { receiveAddress } from './receive-address.scenario.ts'

/** Being paid. */
export const receiveScenarios: readonly Scenario[] = [receiveAddress]
