import { approvedNetwork } from './approved-network.scenario.ts'
import { chainChangedInWallet } from './chain-changed-in-wallet.scenario.ts'
import { chainUnknownToWallet } from './chain-unknown-to-wallet.scenario.ts'
import { manyNetworks } from './many-networks.scenario.ts'
import { networkSearch } from './network-search.scenario.ts'
import { networkViews } from './network-views.scenario.ts'
import { networkNeverAnswers } from './slow/network-never-answers.scenario.ts'
import { oneNetwork } from './one-network.scenario.ts'
import { oneNetworkLeft } from './one-network-left.scenario.ts'
import { otherNamespace } from './other-namespace.scenario.ts'
import { switchDeclinedThenRetried } from './switch-declined-then-retried.scenario.ts'
import { switchChainDestination } from './switch-chain-destination.scenario.ts'
import { switchNetwork } from './switch-network.scenario.ts'
import { unsupportedChainAllowed } from './unsupported-chain-allowed.scenario.ts'
import { unsupportedChainDisconnect } from './unsupported-chain-disconnect.scenario.ts'
import { unsupportedChain } from './unsupported-chain.scenario.ts'
import { unknownNetworkOpened } from './unknown-network-opened.scenario.ts'
import { unsupportedChainBypass } from './unsupported-chain-bypass.scenario.ts'
import { accountGoneThenBack } from './account-gone-then-back.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Choosing and switching networks, and networks that the app does not support. */
export const networkScenarios: readonly Scenario[] = [
  approvedNetwork,
  chainChangedInWallet,
  chainUnknownToWallet,
  manyNetworks,
  networkSearch,
  networkViews,
  networkNeverAnswers,
  oneNetwork,
  oneNetworkLeft,
  otherNamespace,
  switchDeclinedThenRetried,
  switchChainDestination,
  switchNetwork,
  unsupportedChainAllowed,
  unsupportedChainDisconnect,
  unsupportedChain,
  unknownNetworkOpened,
  unsupportedChainBypass,
  accountGoneThenBack,
]
