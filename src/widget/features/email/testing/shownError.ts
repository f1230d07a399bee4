import type { Core } from '../../../core/core.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import type { OtpState } from '../code/otpFlow.ts'

/** A state of the boxes with the error text for the visitor. */
export function shownError(core: Core, state: OtpState) {
  if (state.status !== 'entering' || state.error === undefined) return state
  return { ...state, error: errorText(core, state.error) }
}
