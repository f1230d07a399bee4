import type { Step } from './step.ts'
import { submitEmail } from './flows.ts'

/** Logs in with a code by e-mail, up to the sixth digit; what follows depends on the network. */
export function logInByEmail(email: string): readonly Step[] {
  return [
    ...submitEmail(email),
    { expect: 'view', is: 'EmailVerifyOtp' },
    { do: 'typeCode', email },
  ]
}
