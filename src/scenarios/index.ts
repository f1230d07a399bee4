import { connectAnnouncedWallet } from './connect/connect-announced-wallet.scenario.ts'
import { connectionDeclinedThenRetried } from './connect/connection-declined-then-retried.scenario.ts'
import { hostileWalletMetadata } from './connect/hostile-wallet-metadata.scenario.ts'
import { twoWalletsOneRdns } from './connect/two-wallets-one-rdns.scenario.ts'
import { walletLocked } from './connect/wallet-locked.scenario.ts'
import { walletNeverAnswers } from './connect/wallet-never-answers.scenario.ts'
import { directoryDown } from './wallets/directory-down.scenario.ts'
import { directoryMalformed } from './wallets/directory-malformed.scenario.ts'
import { directoryPages } from './wallets/directory-pages.scenario.ts'
import { directorySearch } from './wallets/directory-search.scenario.ts'
import { directorySlow } from './wallets/directory-slow.scenario.ts'
import { chainChangedInWallet } from './networks/chain-changed-in-wallet.scenario.ts'
import { chainUnknownToWallet } from './networks/chain-unknown-to-wallet.scenario.ts'
import { networkSearch } from './networks/network-search.scenario.ts'
import { otherChainFamily } from './networks/other-chain-family.scenario.ts'
import { switchDeclinedThenRetried } from './networks/switch-declined-then-retried.scenario.ts'
import { switchNetwork } from './networks/switch-network.scenario.ts'
import { unsupportedChainAllowed } from './networks/unsupported-chain-allowed.scenario.ts'
import { unsupportedChainDisconnect } from './networks/unsupported-chain-disconnect.scenario.ts'
import { unsupportedChain } from './networks/unsupported-chain.scenario.ts'
import { accountChangedInWallet } from './account/account-changed-in-wallet.scenario.ts'
import { accountOfWallet } from './account/account-of-wallet.scenario.ts'
import { disconnectedFromWallet } from './account/disconnected-from-wallet.scenario.ts'
import { payFromHostPage } from './account/pay-from-host-page.scenario.ts'
import { reloadWhileConnected } from './account/reload-while-connected.scenario.ts'
import { emailCodeExpires } from './email/email-code-expires.scenario.ts'
import { emailCodeJustInTime } from './email/email-code-just-in-time.scenario.ts'
import { emailDeviceApproval } from './email/email-device-approval.scenario.ts'
import { emailDeviceRejected } from './email/email-device-rejected.scenario.ts'
import { emailInvalid } from './email/email-invalid.scenario.ts'
import { emailLogin } from './email/email-login.scenario.ts'
import { emailRepeatedLoginRefused } from './email/email-repeated-login-refused.scenario.ts'
import { emailResendCoolDown } from './email/email-resend-cool-down.scenario.ts'
import { emailWrongCode } from './email/email-wrong-code.scenario.ts'
import { forgedFrameMessage } from './email/forged-frame-message.scenario.ts'
import { closeWays } from './shell/close-ways.scenario.ts'
import { keyboardOnly } from './shell/keyboard-only.scenario.ts'
import { mobileSheet } from './shell/mobile-sheet.scenario.ts'
import { whatIsAWallet } from './help/what-is-a-wallet.scenario.ts'
import type { Scenario } from './dsl/scenario.ts'

export type { Scenario, ScenarioOptions } from './dsl/scenario.ts'
export type { Action, HostStep, OutsideStep, PersonStep, Step, TimeStep } from './dsl/step.ts'
export type { Expectation } from './dsl/expectation.ts'
export type {
  Finding,
  HandStep,
  PageDriver,
  PageExpectation,
  StageExpectation,
  StagePort,
} from './dsl/stagePort.ts'
export type { Target } from './dsl/target.ts'
export { playStep } from './dsl/playStep.ts'

/** All scenarios, in the order in which the workbench lists them. */
export const scenarios: readonly Scenario[] = [
  connectAnnouncedWallet,
  connectionDeclinedThenRetried,
  hostileWalletMetadata,
  twoWalletsOneRdns,
  walletLocked,
  walletNeverAnswers,
  directoryDown,
  directoryMalformed,
  directoryPages,
  directorySearch,
  directorySlow,
  chainChangedInWallet,
  chainUnknownToWallet,
  networkSearch,
  otherChainFamily,
  switchDeclinedThenRetried,
  switchNetwork,
  unsupportedChainAllowed,
  unsupportedChainDisconnect,
  unsupportedChain,
  accountChangedInWallet,
  accountOfWallet,
  disconnectedFromWallet,
  payFromHostPage,
  reloadWhileConnected,
  emailCodeExpires,
  emailCodeJustInTime,
  emailDeviceApproval,
  emailDeviceRejected,
  emailInvalid,
  emailLogin,
  emailRepeatedLoginRefused,
  emailResendCoolDown,
  emailWrongCode,
  forgedFrameMessage,
  closeWays,
  keyboardOnly,
  mobileSheet,
  whatIsAWallet,
]
