import { solanaAccountChanged } from './solana-account-changed.scenario.ts'
import { solanaAndEvm } from './solana-and-evm.scenario.ts'
import { solanaByEmail } from './solana-by-email.scenario.ts'
import { solanaByPhone } from './solana-by-phone.scenario.ts'
import { solanaConnect } from './solana-connect.scenario.ts'
import { solanaConnectorGone } from './solana-connector-gone.scenario.ts'
import { solanaDisconnect } from './solana-disconnect.scenario.ts'
import { solanaLimits } from './solana-limits.scenario.ts'
import { solanaLocked } from './solana-locked.scenario.ts'
import { solanaLookAlikes } from './solana-look-alikes.scenario.ts'
import { solanaMultiChain } from './solana-multi-chain.scenario.ts'
import { solanaNotConnected } from './solana-not-connected.scenario.ts'
import { solanaOnAPhone } from './solana-on-a-phone.scenario.ts'
import { solanaRejected } from './solana-rejected.scenario.ts'
import { solanaReload } from './solana-reload.scenario.ts'
import { solanaRemoved } from './solana-removed.scenario.ts'
import { solanaThrowingWallet } from './solana-throwing-wallet.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { solanaMoneyScenarios } from './money/solanaMoneyScenarios.ts'

/** Solana, wallets of two chain namespaces, and being connected in both at once. */
export const solanaScenarios: readonly Scenario[] = [
  solanaAccountChanged,
  solanaAndEvm,
  solanaByEmail,
  solanaByPhone,
  solanaConnect,
  solanaConnectorGone,
  solanaDisconnect,
  solanaLimits,
  solanaLocked,
  solanaLookAlikes,
  solanaMultiChain,
  solanaNotConnected,
  solanaOnAPhone,
  solanaRejected,
  solanaReload,
  solanaRemoved,
  solanaThrowingWallet,
  ...solanaMoneyScenarios,
]
