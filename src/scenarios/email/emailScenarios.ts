import { codeBoxes } from './code/code-boxes.scenario.ts'
import { emailCodeCheckedSlowly } from './code/email-code-checked-slowly.scenario.ts'
import { emailCodeExpires } from './code/email-code-expires.scenario.ts'
import { emailCodeJustInTime } from './code/email-code-just-in-time.scenario.ts'
import { emailCodeUnanswered } from './code/email-code-unanswered.scenario.ts'
import { emailCoolDownAfterReload } from './code/email-cool-down-after-reload.scenario.ts'
import { emailDeviceApproval } from './code/email-device-approval.scenario.ts'
import { emailDeviceRejected } from './code/email-device-rejected.scenario.ts'
import { emailDisconnectFails } from './email-disconnect-fails.scenario.ts'
import { emailLoginWithoutMetadata } from './email-login-without-metadata.scenario.ts'
import { emailLoginWithoutSync } from './email-login-without-sync.scenario.ts'
import { emailScreensOfPlainWallet } from './email-screens-of-plain-wallet.scenario.ts'
import { emailFrameSilent } from './email-frame-silent.scenario.ts'
import { emailInvalid } from './email-invalid.scenario.ts'
import { emailLogin } from './email-login.scenario.ts'
import { emailOnAnotherChain } from './email-on-another-chain.scenario.ts'
import { emailReload } from './email-reload.scenario.ts'
import { emailRepeatedLoginRefused } from './email-repeated-login-refused.scenario.ts'
import { emailResendCoolDown } from './code/email-resend-cool-down.scenario.ts'
import { emailResendFails } from './code/email-resend-fails.scenario.ts'
import { emailWrongCode } from './code/email-wrong-code.scenario.ts'
import { forgedFrameMessage } from './forged-frame-message.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** Logging in by e-mail. */
export const emailScenarios: readonly Scenario[] = [
  codeBoxes,
  emailCodeCheckedSlowly,
  emailCodeExpires,
  emailCodeJustInTime,
  emailCodeUnanswered,
  emailCoolDownAfterReload,
  emailDeviceApproval,
  emailDeviceRejected,
  emailDisconnectFails,
  emailLoginWithoutMetadata,
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
]
