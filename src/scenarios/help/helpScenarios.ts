import { noWalletYet } from './no-wallet-yet.scenario.ts'
import { whatIsAWallet } from './what-is-a-wallet.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The views that explain. */
export const helpScenarios: readonly Scenario[] = [whatIsAWallet, noWalletYet]
