import { swapCoinForToken } from './swap-coin-for-token.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Swapping: its screens, its money on the chain, and everything that can go wrong with it. */
export const swapScenarios: readonly Scenario[] = [swapCoinForToken]
