import { walletconnectBrowserTab } from './walletconnect-browser-tab.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { walletconnectPhone } from './walletconnect-phone.scenario.ts'
import { walletconnectDeclined } from './walletconnect-declined.scenario.ts'
import { walletconnectDeclinedOnAPhone } from './walletconnect-declined-on-a-phone.scenario.ts'
import { walletconnectCodeExpires } from './code/walletconnect-code-expires.scenario.ts'
import { walletconnectPhoneOffline } from './walletconnect-phone-offline.scenario.ts'
import { walletconnectAndroid } from './walletconnect-android.scenario.ts'
import { walletconnectIphoneReturn } from './walletconnect-iphone-return.scenario.ts'
import { walletconnectDesktopApp } from './walletconnect-desktop-app.scenario.ts'
import { walletconnectWebApp } from './walletconnect-web-app.scenario.ts'
import { walletconnectCopyLink } from './code/walletconnect-copy-link.scenario.ts'
import { walletconnectCodeOnAPhone } from './code/walletconnect-code-on-a-phone.scenario.ts'
import { walletconnectRelayDown } from './walletconnect-relay-down.scenario.ts'
import { walletconnectChainChanged } from './walletconnect-chain-changed.scenario.ts'
import { walletconnectNotDetected } from './walletconnect-not-detected.scenario.ts'
import { walletconnectMessagesTwice } from './walletconnect-messages-twice.scenario.ts'
import { walletconnectLateApproval } from './walletconnect-late-approval.scenario.ts'
import { walletconnectNotApproved } from './walletconnect-not-approved.scenario.ts'
import { walletconnectOldLink } from './code/walletconnect-old-link.scenario.ts'
import { walletconnectProposalExpires } from './session/walletconnect-proposal-expires.scenario.ts'
import { walletconnectTwoCodes } from './code/walletconnect-two-codes.scenario.ts'
import { walletconnectDiallingWallet } from './walletconnect-dialling-wallet.scenario.ts'
import { walletconnectReloadRequest } from './session/walletconnect-reload-request.scenario.ts'
import { walletconnectReload } from './walletconnect-reload.scenario.ts'
import { walletconnectEndedWhileAsked } from './walletconnect-ended-while-asked.scenario.ts'
import { walletconnectAddChain } from './session/walletconnect-add-chain.scenario.ts'
import { walletconnectWalletAddsChain } from './session/walletconnect-wallet-adds-chain.scenario.ts'
import { walletconnectNoCommonChain } from './session/walletconnect-no-common-chain.scenario.ts'
import { walletconnectSessionExpires } from './session/walletconnect-session-expires.scenario.ts'
import { walletconnectRequestExpires } from './session/walletconnect-request-expires.scenario.ts'

/** Every scenario of WalletConnect, in the order of the list. */
export const walletConnectScenarios: readonly Scenario[] = [
  walletconnectPhone,
  walletconnectDeclined,
  walletconnectDeclinedOnAPhone,
  walletconnectCodeExpires,
  walletconnectPhoneOffline,
  walletconnectAndroid,
  walletconnectIphoneReturn,
  walletconnectDesktopApp,
  walletconnectWebApp,
  walletconnectCopyLink,
  walletconnectCodeOnAPhone,
  walletconnectRelayDown,
  walletconnectChainChanged,
  walletconnectNotDetected,
  walletconnectMessagesTwice,
  walletconnectReload,
  walletconnectReloadRequest,
  walletconnectAddChain,
  walletconnectWalletAddsChain,
  walletconnectNoCommonChain,
  walletconnectSessionExpires,
  walletconnectRequestExpires,
  walletconnectEndedWhileAsked,
  walletconnectLateApproval,
  walletconnectTwoCodes,
  walletconnectOldLink,
  walletconnectProposalExpires,
  walletconnectNotApproved,
  walletconnectBrowserTab,
  walletconnectDiallingWallet,
]
