import { frameAnswersWithError } from './frame-answers-with-error.scenario.ts'
import { frameCancelled } from './frame-cancelled.scenario.ts'
import { frameChainChanged } from './frame-chain-changed.scenario.ts'
import { frameClosed } from './frame-closed.scenario.ts'
import { frameForgedAnswer } from './frame-forged-answer.scenario.ts'
import { frameOnAPhone } from './frame-on-a-phone.scenario.ts'
import { frameOneAtATime } from './frame-one-at-a-time.scenario.ts'
import { frameRefuses } from './frame-refuses.scenario.ts'
import { frameSignAndPay } from './frame-sign-and-pay.scenario.ts'
import { frameSilent } from './frame-silent.scenario.ts'
import { frameTheme } from './frame-theme.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The frame of the secure site, with requests and hostile messages. */
export const secureFrameScenarios: readonly Scenario[] = [
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
]
