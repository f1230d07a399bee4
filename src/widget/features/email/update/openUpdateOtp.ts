import type { Core } from '../../../core/core.ts'

/** Shows the screen of the code that the secure site requires next (C-192, C-193). */
export function openUpdateOtp(
  { modal, router }: Pick<Core, 'modal' | 'router'>,
  options: {
    readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
    readonly current: string
    /** The new address. */
    readonly email: string
    readonly how: 'push' | 'replace'
  },
): void {
  const { action, current, email, how } = options
  modal.setState({ codeSentTo: email })
  if (action === 'VERIFY_SECONDARY_OTP') router[how]('UpdateEmailSecondaryOtp', { email })
  else router[how]('UpdateEmailPrimaryOtp', { email: current, newEmail: email })
}
