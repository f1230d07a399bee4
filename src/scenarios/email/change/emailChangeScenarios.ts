import { upgradeEmailWallet } from '../upgrade-email-wallet.scenario.ts'
import { emailChange } from './email-change.scenario.ts'
import { emailChangeOneCode } from './email-change-one-code.scenario.ts'
import { emailChangeWrongCodes } from './email-change-wrong-codes.scenario.ts'
import { emailChangeCodeExpires } from './email-change-code-expires.scenario.ts'
import { emailChangeCancelled } from './email-change-cancelled.scenario.ts'
import { emailChangeSomethingWrong } from './email-change-something-wrong.scenario.ts'
import { emailChangeResend } from './email-change-resend.scenario.ts'
import { emailChangeInvalid } from './email-change-invalid.scenario.ts'
import { emailChangeSavedSlowly } from './email-change-saved-slowly.scenario.ts'
import type { Scenario } from '../../dsl/scenario.ts'

/** Changing the login e-mail, and leaving it for a wallet. */
export const emailChangeScenarios: readonly Scenario[] = [
  upgradeEmailWallet,
  emailChange,
  emailChangeOneCode,
  emailChangeWrongCodes,
  emailChangeCodeExpires,
  emailChangeCancelled,
  emailChangeSomethingWrong,
  emailChangeResend,
  emailChangeInvalid,
  emailChangeSavedSlowly,
]
