import { allWalletsHidden } from './all-wallets-hidden.scenario.ts'
import { allWalletsOnlyMobileAndroid } from './all-wallets-only-mobile-android.scenario.ts'
import { allWalletsOnlyMobileDesktop } from './all-wallets-only-mobile-desktop.scenario.ts'
import { allWalletsOtherWord } from './all-wallets-other-word.scenario.ts'
import { directoryDown } from './directory-down.scenario.ts'
import { directoryMalformed } from './directory-malformed.scenario.ts'
import { directoryPages } from './directory-pages.scenario.ts'
import { directorySearch } from './directory-search.scenario.ts'
import { directorySlow } from './directory-slow.scenario.ts'
import { getAWallet } from './get-a-wallet.scenario.ts'
import { getPromptOnAPhone } from './get-prompt-on-a-phone.scenario.ts'
import { getPrompt } from './get-prompt.scenario.ts'
import { pageSendsTogether } from './requests/page-sends-together.scenario.ts'
import { recentWallets } from './recent-wallets.scenario.ts'
import { walletDeclinesDangerous } from './requests/wallet-declines-dangerous.scenario.ts'
import { walletIphoneReturn } from './wallet-iphone-return.scenario.ts'
import { walletNotDetected } from './wallet-not-detected.scenario.ts'
import { walletSections } from './wallet-sections.scenario.ts'
import { walletsExcluded } from './wallets-excluded.scenario.ts'
import { walletsIncluded } from './wallets-included.scenario.ts'
import { walletsRecommended } from './wallets-recommended.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The wallet list, the directory, and wallets that are not installed. */
export const walletScenarios: readonly Scenario[] = [
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
  pageSendsTogether,
  recentWallets,
  walletDeclinesDangerous,
  walletIphoneReturn,
  walletNotDetected,
  walletSections,
  walletsExcluded,
  walletsIncluded,
  walletsRecommended,
]
