import type { Scenario } from '../dsl/scenario.ts'
import { addedChainWithoutProject } from '../networks/added-chain-without-project.scenario.ts'
import { contestedWallet } from './contested-wallet.scenario.ts'
import { squattedConnectorId } from './squatted-connector-id.scenario.ts'
import { throwingWallet } from './throwing-wallet.scenario.ts'

/** Wallets of the browser that are not what they say, or do not work. */
export const walletTrustScenarios: readonly Scenario[] = [
  squattedConnectorId,
  contestedWallet,
  throwingWallet,
  addedChainWithoutProject,
]
