import type { Scenario } from '../dsl/scenario.ts'
import { tokensLookAlike } from './tokens-look-alike.scenario.ts'
import { aDayWithMoney } from './a-day-with-money.scenario.ts'
import { accountGoneWithTokens } from './account-gone-with-tokens.scenario.ts'
import { activateAccount } from './activate-account.scenario.ts'
import { manyTokensListed } from './many-tokens.scenario.ts'
import { nftsTab } from './nfts-tab.scenario.ts'
import { tabsOnADesktop } from './tabs-on-a-desktop.scenario.ts'
import { tabsOnAPhone } from './tabs-on-a-phone.scenario.ts'
import { tokensEmpty } from './tokens-empty.scenario.ts'
import { tokensFail } from './tokens-fail.scenario.ts'
import { tokensOfExtremes } from './tokens-of-extremes.scenario.ts'
import { tokensOfLogin } from './tokens-of-login.scenario.ts'
import { tokensOfNetwork } from './tokens-of-network.scenario.ts'
import { tokensWithoutEnd } from './tokens-without-end.scenario.ts'
import { tokensReordered } from './tokens-reordered.scenario.ts'
import { tokensRefetched } from './tokens-refetched.scenario.ts'

/** The wallet-features widget: what a login holds, and where it leads. */
export const tokenScenarios: readonly Scenario[] = [
  aDayWithMoney,
  tokensOfLogin,
  tokensEmpty,
  tokensRefetched,
  tokensReordered,
  tokensFail,
  tokensOfExtremes,
  tokensOfNetwork,
  manyTokensListed,
  nftsTab,
  activateAccount,
  tabsOnADesktop,
  tabsOnAPhone,
  accountGoneWithTokens,
  tokensLookAlike,
  tokensWithoutEnd,
]
