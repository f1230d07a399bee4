import { socialAccountRow } from './social-account-row.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'
import { socialGoogle } from './social-google.scenario.ts'
import { socialXRetrieving } from './social-x-retrieving.scenario.ts'
import { socialPopupBlocked } from './social-popup-blocked.scenario.ts'
import { socialPopupClosed } from './social-popup-closed.scenario.ts'
import { socialWindowLost } from './social-window-lost.scenario.ts'
import { socialRefused } from './social-refused.scenario.ts'
import { socialUntrustedOrigin } from './social-untrusted-origin.scenario.ts'
import { socialForeignMessage } from './social-foreign-message.scenario.ts'
import { socialRedirectFails } from './social-redirect-fails.scenario.ts'
import { socialRedirectHostile } from './social-redirect-hostile.scenario.ts'
import { socialConnectFails } from './social-connect-fails.scenario.ts'
import { socialDuplicateResult } from './social-duplicate-result.scenario.ts'
import { socialLeftEarly } from './social-left-early.scenario.ts'
import { socialResultTooLong } from './social-result-too-long.scenario.ts'
import { socialSeveralAccounts } from './social-several-accounts.scenario.ts'
import { socialLayoutTwo } from './layout/social-layout-two.scenario.ts'
import { socialLayoutSix } from './layout/social-layout-six.scenario.ts'
import { socialAll } from './social-all.scenario.ts'
import { socialOtherChain } from './social-other-chain.scenario.ts'

/** Logins in a provider's window, in the order in which the workbench lists them. */
export const socialScenarios: readonly Scenario[] = [
  socialGoogle,
  socialXRetrieving,
  socialPopupBlocked,
  socialPopupClosed,
  socialWindowLost,
  socialRefused,
  socialUntrustedOrigin,
  socialForeignMessage,
  socialRedirectFails,
  socialRedirectHostile,
  socialConnectFails,
  socialDuplicateResult,
  socialLeftEarly,
  socialResultTooLong,
  socialSeveralAccounts,
  socialLayoutTwo,
  socialLayoutSix,
  socialAll,
  socialOtherChain,
  socialAccountRow,
]
