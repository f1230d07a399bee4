import { connectAnnouncedWallet } from './connect-announced-wallet.scenario.ts'
import { connectViewsOfHost } from './connect-views-of-host.scenario.ts'
import { connectionDeclinedThenRetried } from './connection-declined-then-retried.scenario.ts'
import { continueWithAWallet } from './continue-with-a-wallet.scenario.ts'
import { eip6963Off } from './eip6963-off.scenario.ts'
import { emailBeforeWallets } from './email-before-wallets.scenario.ts'
import { emailBesideWallets } from './email-beside-wallets.scenario.ts'
import { emailOnly } from './email-only.scenario.ts'
import { emailWithoutFoundWallets } from './email-without-found-wallets.scenario.ts'
import { hostileWalletMetadata } from './hostile-wallet-metadata.scenario.ts'
import { legalNone } from './legal/legal-none.scenario.ts'
import { legalPrivacyOnly } from './legal/legal-privacy-only.scenario.ts'
import { legalTermsOnly } from './legal/legal-terms-only.scenario.ts'
import { twoWalletsOneRdns } from './two-wallets-one-rdns.scenario.ts'
import { walletLocked } from './wallet-locked.scenario.ts'
import { walletNeverAnswers } from './wallet-never-answers.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Connecting a wallet, and what the Connect view offers. */
export const connectScenarios: readonly Scenario[] = [
  connectAnnouncedWallet,
  connectViewsOfHost,
  connectionDeclinedThenRetried,
  continueWithAWallet,
  eip6963Off,
  emailBeforeWallets,
  emailBesideWallets,
  emailOnly,
  emailWithoutFoundWallets,
  hostileWalletMetadata,
  legalNone,
  legalPrivacyOnly,
  legalTermsOnly,
  twoWalletsOneRdns,
  walletLocked,
  walletNeverAnswers,
]
