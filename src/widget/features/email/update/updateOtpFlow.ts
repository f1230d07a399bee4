import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Core } from '../../../core/core.ts'
import type { Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { createOtpFlow, type OtpEvent, type OtpState } from '../code/otpFlow.ts'

/** The code that was sent to the current address; a right one leads on to the new address (C-194, C-287). */
export function createPrimaryOtpFlow(core: Core, newEmail: string): Flow<OtpState, OtpEvent> {
  return createOtpFlow(core, {
    name: 'email.primaryOtp',
    async check(code, signal) {
      const auth = await core.ensureAuth(signal)
      await auth.updateEmailPrimaryOtp(code, signal)
    },
    onPassed: () => core.router.replace('UpdateEmailSecondaryOtp', { email: newEmail }),
  })
}

/** The code that was sent to the new address; a right one ends the change at Account (C-195, C-287). */
export function createSecondaryOtpFlow(core: Core): Flow<OtpState, OtpEvent> {
  const { account, networks, router, session } = core
  return createOtpFlow(core, {
    name: 'email.secondaryOtp',
    async check(code, signal) {
      const auth = await core.ensureAuth(signal)
      // Without the signal: the address changes there, so the account must show it even to who left.
      const { email } = await auth.updateEmailSecondaryOtp(code)
      const connection = session.connection()
      if (connection?.type !== 'AUTH') {
        throw new FoyerError('none.account', 'The account went while its address was changed.')
      }
      account.setState({ email })
      // So that what is said of the person later says the new address too; nobody waits for it.
      auth
        .getUser(networks.store.getState().activeId)
        .catch((error: unknown) => noteFailure(core, 'email.secondaryOtp', error))
    },
    onPassed: () => router.reset('Account'),
  })
}
