import type { Scenario } from '../dsl/scenario.ts'
import { nameOnEthereum } from './name-on-ethereum.scenario.ts'
import { paymentNeverHappened } from './payment-never-happened.scenario.ts'
import { paymentWaitsForABlock } from './payment-waits-for-a-block.scenario.ts'
import { tokensOfTheHost } from './tokens-of-the-host.scenario.ts'

/** Transactions between a wallet and a block. */
export const chainScenarios: readonly Scenario[] = [
  tokensOfTheHost,
  nameOnEthereum,
  paymentWaitsForABlock,
  paymentNeverHappened,
]
