import { connectAnnouncedWallet } from './connect/connect-announced-wallet.scenario.ts'
import { connectionDeclinedThenRetried } from './connect/connection-declined-then-retried.scenario.ts'
import { continueWithAWallet } from './connect/continue-with-a-wallet.scenario.ts'
import { eip6963Off } from './connect/eip6963-off.scenario.ts'
import { emailOnly } from './connect/email-only.scenario.ts'
import { hostileWalletMetadata } from './connect/hostile-wallet-metadata.scenario.ts'
import { legalNone } from './connect/legal-none.scenario.ts'
import { legalPrivacyOnly } from './connect/legal-privacy-only.scenario.ts'
import { legalTermsOnly } from './connect/legal-terms-only.scenario.ts'
import { twoWalletsOneRdns } from './connect/two-wallets-one-rdns.scenario.ts'
import { walletLocked } from './connect/wallet-locked.scenario.ts'
import { walletNeverAnswers } from './connect/wallet-never-answers.scenario.ts'
import { allWalletsHidden } from './wallets/all-wallets-hidden.scenario.ts'
import { allWalletsOnlyMobileAndroid } from './wallets/all-wallets-only-mobile-android.scenario.ts'
import { allWalletsOnlyMobileDesktop } from './wallets/all-wallets-only-mobile-desktop.scenario.ts'
import { allWalletsOtherWord } from './wallets/all-wallets-other-word.scenario.ts'
import { directoryDown } from './wallets/directory-down.scenario.ts'
import { directoryMalformed } from './wallets/directory-malformed.scenario.ts'
import { directoryPages } from './wallets/directory-pages.scenario.ts'
import { directorySearch } from './wallets/directory-search.scenario.ts'
import { directorySlow } from './wallets/directory-slow.scenario.ts'
import { getAWallet } from './wallets/get-a-wallet.scenario.ts'
import { getPromptOnAPhone } from './wallets/get-prompt-on-a-phone.scenario.ts'
import { getPrompt } from './wallets/get-prompt.scenario.ts'
import { walletIphoneReturn } from './wallets/wallet-iphone-return.scenario.ts'
import { recentWallets } from './wallets/recent-wallets.scenario.ts'
import { walletNotDetected } from './wallets/wallet-not-detected.scenario.ts'
import { walletSections } from './wallets/wallet-sections.scenario.ts'
import { walletsExcluded } from './wallets/wallets-excluded.scenario.ts'
import { walletsIncluded } from './wallets/wallets-included.scenario.ts'
import { walletsRecommended } from './wallets/wallets-recommended.scenario.ts'
import { networkScenarios } from './networks/networkScenarios.ts'
import { accountChangedInWallet } from './account/addresses/account-changed-in-wallet.scenario.ts'
import { accountOfWallet } from './account/account-of-wallet.scenario.ts'
import { balanceFails } from './account/balance-fails.scenario.ts'
import { disconnectedFromWallet } from './account/session/disconnected-from-wallet.scenario.ts'
import { identityDown } from './account/identity-down.scenario.ts'
import { payFromHostPage } from './account/pay-from-host-page.scenario.ts'
import { profileName } from './account/profile-name.scenario.ts'
import { profilePicture } from './account/profile-picture.scenario.ts'
import { reloadWhileConnected } from './account/session/reload-while-connected.scenario.ts'
import { codeBoxes } from './email/code/code-boxes.scenario.ts'
import { emailCodeCheckedSlowly } from './email/code/email-code-checked-slowly.scenario.ts'
import { emailCodeExpires } from './email/code/email-code-expires.scenario.ts'
import { emailCodeJustInTime } from './email/code/email-code-just-in-time.scenario.ts'
import { emailCoolDownAfterReload } from './email/code/email-cool-down-after-reload.scenario.ts'
import { emailDeviceApproval } from './email/code/email-device-approval.scenario.ts'
import { emailDeviceRejected } from './email/code/email-device-rejected.scenario.ts'
import { emailDisconnectFails } from './email/email-disconnect-fails.scenario.ts'
import { emailLoginWithoutSync } from './email/email-login-without-sync.scenario.ts'
import { emailScreensOfPlainWallet } from './email/email-screens-of-plain-wallet.scenario.ts'
import { emailFrameSilent } from './email/email-frame-silent.scenario.ts'
import { emailInvalid } from './email/email-invalid.scenario.ts'
import { emailLogin } from './email/email-login.scenario.ts'
import { emailOnAnotherChain } from './email/email-on-another-chain.scenario.ts'
import { emailReload } from './email/email-reload.scenario.ts'
import { emailRepeatedLoginRefused } from './email/email-repeated-login-refused.scenario.ts'
import { emailResendCoolDown } from './email/code/email-resend-cool-down.scenario.ts'
import { emailResendFails } from './email/code/email-resend-fails.scenario.ts'
import { emailWrongCode } from './email/code/email-wrong-code.scenario.ts'
import { forgedFrameMessage } from './email/forged-frame-message.scenario.ts'
import { frameAnswersWithError } from './secure-frame/frame-answers-with-error.scenario.ts'
import { frameCancelled } from './secure-frame/frame-cancelled.scenario.ts'
import { frameChainChanged } from './secure-frame/frame-chain-changed.scenario.ts'
import { frameClosed } from './secure-frame/frame-closed.scenario.ts'
import { frameForgedAnswer } from './secure-frame/frame-forged-answer.scenario.ts'
import { frameOnAPhone } from './secure-frame/frame-on-a-phone.scenario.ts'
import { frameOneAtATime } from './secure-frame/frame-one-at-a-time.scenario.ts'
import { frameRefuses } from './secure-frame/frame-refuses.scenario.ts'
import { frameSignAndPay } from './secure-frame/frame-sign-and-pay.scenario.ts'
import { frameSilent } from './secure-frame/frame-silent.scenario.ts'
import { frameTheme } from './secure-frame/frame-theme.scenario.ts'
import { smartAccountListFails } from './smart-account/smart-account-list-fails.scenario.ts'
import { smartAccountSignsIn } from './smart-account/smart-account-signs-in.scenario.ts'
import { toggleFails } from './smart-account/toggle-fails.scenario.ts'
import { toggleSlowly } from './smart-account/toggle-slowly.scenario.ts'
import { toggleToSmartAccount } from './smart-account/toggle-to-smart-account.scenario.ts'
import { upgradeFails } from './smart-account/upgrade-fails.scenario.ts'
import { upgradeLater } from './smart-account/upgrade-later.scenario.ts'
import { upgradeNotForAWallet } from './smart-account/upgrade-not-for-a-wallet.scenario.ts'
import { upgradeNow } from './smart-account/upgrade-now.scenario.ts'
import { closeWays } from './shell/close-ways.scenario.ts'
import { keyboardOnly } from './shell/keyboard-only.scenario.ts'
import { mobileSheet } from './shell/mobile-sheet.scenario.ts'
import { overlays } from './shell/overlays.scenario.ts'
import { twoWidgets } from './shell/two-widgets.scenario.ts'
import { wholeVisit } from './shell/whole-visit.scenario.ts'
import { analyticsOff } from './buttons/analytics-off.scenario.ts'
import { analyticsOn } from './buttons/analytics-on.scenario.ts'
import { defaultChain } from './buttons/default-chain.scenario.ts'
import { hostButtons } from './buttons/host-buttons.scenario.ts'
import { nothingBeforeAClick } from './buttons/nothing-before-a-click.scenario.ts'
import { networkButton } from './buttons/network-button.scenario.ts'
import { themeOfHost } from './buttons/theme-of-host.scenario.ts'
import { whatIsAWallet } from './help/what-is-a-wallet.scenario.ts'
import { farcasterScenarios } from './farcaster/farcasterScenarios.ts'
import { accountViewScenarios } from './account/accountViewScenarios.ts'
import { emailChangeScenarios } from './email/change/emailChangeScenarios.ts'
import { onrampScenarios } from './onramp/onrampScenarios.ts'
import { socialScenarios } from './social/socialScenarios.ts'
import { siweAccountChange } from './siwe/siwe-account-change.scenario.ts'
import { siweByEmail } from './siwe/siwe-by-email.scenario.ts'
import { siweCancel } from './siwe/siwe-cancel.scenario.ts'
import { siweCancelSignOutFails } from './siwe/siwe-cancel-sign-out-fails.scenario.ts'
import { siweCancelSilentRelay } from './siwe/siwe-cancel-silent-relay.scenario.ts'
import { siweKeptOnNetworkChange } from './siwe/siwe-kept-on-network-change.scenario.ts'
import { siweNetworkChange } from './siwe/siwe-network-change.scenario.ts'
import { siweNonceReused } from './siwe/siwe-nonce-reused.scenario.ts'
import { siweOnAPhone } from './siwe/siwe-on-a-phone.scenario.ts'
import { siweOtherDomain } from './siwe/siwe-other-domain.scenario.ts'
import { siweRejectedThenSigned } from './siwe/siwe-rejected-then-signed.scenario.ts'
import { siweReload } from './siwe/siwe-reload.scenario.ts'
import { siweSessionExpires } from './siwe/siwe-session-expires.scenario.ts'
import { siweSessionUnreachable } from './siwe/siwe-session-unreachable.scenario.ts'
import { siweSignIn } from './siwe/siwe-sign-in.scenario.ts'
import { siweSmartAccount } from './siwe/siwe-smart-account.scenario.ts'
import { siweVerifyFails } from './siwe/siwe-verify-fails.scenario.ts'
import { namesByEmail } from './names/names-by-email.scenario.ts'
import { namesCheckedSlowly } from './names/names-checked-slowly.scenario.ts'
import { namesOwned } from './names/names-owned.scenario.ts'
import { namesRegister } from './names/names-register.scenario.ts'
import { namesRegistrationFails } from './names/names-registration-fails.scenario.ts'
import { namesServiceDown } from './names/names-service-down.scenario.ts'
import { namesTaken } from './names/names-taken.scenario.ts'
import { namesWrongInput } from './names/names-wrong-input.scenario.ts'
import { activityScenarios } from './activity/activityScenarios.ts'
import { chainScenarios } from './chains/chainScenarios.ts'
import { solanaScenarios } from './solana/solanaScenarios.ts'
import { tokenScenarios } from './tokens/tokenScenarios.ts'
import { privacyScenarios } from './privacy/privacyScenarios.ts'
import { receiveScenarios } from './receive/receiveScenarios.ts'
import { sendScenarios } from './send/sendScenarios.ts'
import { walletTrustScenarios } from './connect/walletTrustScenarios.ts'
import { walletConnectScenarios } from './walletconnect/walletConnectScenarios.ts'
import { swapScenarios } from './swap/swapScenarios.ts'
import type { Scenario } from './dsl/scenario.ts'

export type { Scenario, ScenarioOptions } from './dsl/scenario.ts'
export type { AccountRef } from './dsl/accountRef.ts'
export type {
  Action,
  ChainStep,
  HostStep,
  OutsideStep,
  PersonStep,
  Step,
  TimeStep,
} from './dsl/step.ts'
export type { Expectation } from './dsl/expectation.ts'
export type {
  Finding,
  HandStep,
  PageDriver,
  PageExpectation,
  StageExpectation,
  StagePort,
  StageStep,
} from './dsl/stagePort.ts'
export type { Target } from './dsl/target.ts'
export { playStep } from './dsl/playStep.ts'
export { waitUntil } from './dsl/waitUntil.ts'

/** All scenarios, in the order in which the workbench lists them. */
export const scenarios: readonly Scenario[] = [
  connectAnnouncedWallet,
  connectionDeclinedThenRetried,
  continueWithAWallet,
  eip6963Off,
  emailOnly,
  hostileWalletMetadata,
  legalNone,
  legalPrivacyOnly,
  legalTermsOnly,
  twoWalletsOneRdns,
  walletLocked,
  walletNeverAnswers,
  allWalletsHidden,
  allWalletsOnlyMobileAndroid,
  allWalletsOnlyMobileDesktop,
  allWalletsOtherWord,
  directoryDown,
  directoryMalformed,
  directoryPages,
  directorySearch,
  directorySlow,
  getAWallet,
  getPromptOnAPhone,
  getPrompt,
  recentWallets,
  walletIphoneReturn,
  walletNotDetected,
  walletSections,
  walletsExcluded,
  walletsIncluded,
  walletsRecommended,
  ...networkScenarios,
  accountChangedInWallet,
  accountOfWallet,
  balanceFails,
  disconnectedFromWallet,
  identityDown,
  payFromHostPage,
  profileName,
  profilePicture,
  reloadWhileConnected,
  codeBoxes,
  emailCodeCheckedSlowly,
  emailCodeExpires,
  emailCodeJustInTime,
  emailCoolDownAfterReload,
  emailDeviceApproval,
  emailDeviceRejected,
  emailDisconnectFails,
  emailLoginWithoutSync,
  emailScreensOfPlainWallet,
  emailFrameSilent,
  emailInvalid,
  emailLogin,
  emailOnAnotherChain,
  emailReload,
  emailRepeatedLoginRefused,
  emailResendCoolDown,
  emailResendFails,
  emailWrongCode,
  forgedFrameMessage,
  frameAnswersWithError,
  frameCancelled,
  frameChainChanged,
  frameClosed,
  frameForgedAnswer,
  frameOnAPhone,
  frameOneAtATime,
  frameRefuses,
  frameSignAndPay,
  frameSilent,
  frameTheme,
  smartAccountListFails,
  smartAccountSignsIn,
  toggleFails,
  toggleSlowly,
  toggleToSmartAccount,
  upgradeFails,
  upgradeLater,
  upgradeNotForAWallet,
  upgradeNow,
  closeWays,
  keyboardOnly,
  mobileSheet,
  overlays,
  twoWidgets,
  wholeVisit,
  analyticsOff,
  analyticsOn,
  defaultChain,
  hostButtons,
  nothingBeforeAClick,
  networkButton,
  themeOfHost,
  whatIsAWallet,
  ...accountViewScenarios,
  ...emailChangeScenarios,
  ...onrampScenarios,
  ...socialScenarios,
  ...farcasterScenarios,
  siweAccountChange,
  siweByEmail,
  siweCancel,
  siweCancelSignOutFails,
  siweCancelSilentRelay,
  siweKeptOnNetworkChange,
  siweNetworkChange,
  siweNonceReused,
  siweOnAPhone,
  siweOtherDomain,
  siweRejectedThenSigned,
  siweReload,
  siweSessionExpires,
  siweSessionUnreachable,
  siweSignIn,
  siweSmartAccount,
  siweVerifyFails,
  namesByEmail,
  namesCheckedSlowly,
  namesOwned,
  namesRegister,
  namesRegistrationFails,
  namesServiceDown,
  namesTaken,
  namesWrongInput,
  ...walletConnectScenarios,
  ...walletTrustScenarios,
  ...chainScenarios,
  ...activityScenarios,
  ...solanaScenarios,
  ...tokenScenarios,
  ...sendScenarios,
  ...privacyScenarios,
  ...receiveScenarios,
  ...swapScenarios,
]
