import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createLoginProblems } from '../../../core/login/loginProblems.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'
import { errorText } from '../../../core/texts/errorText.ts'

export type EmailDeviceState = { readonly status: 'waiting' } | { readonly status: 'settled' }
export type EmailDeviceEvent =
  { readonly type: 'approved' } | { readonly type: 'failed'; readonly thrown: unknown }

/** Waits for the login link in the mail to be approved (C-150, C-190). */
export function createEmailDeviceFlow(
  core: Core,
  email: string,
): Flow<EmailDeviceState, EmailDeviceEvent> {
  const { modal, router, toasts, track } = core

  return createFlow<EmailDeviceState, EmailDeviceEvent>(core, {
    name: 'email.device',
    initial: { status: 'waiting' },
    transition: (state) => (state.status === 'waiting' ? { status: 'settled' } : undefined),
    effects: {
      async waiting({ signal }) {
        try {
          const auth = await core.ensureAuth(signal)
          await auth.connectDevice(signal)
          return { type: 'approved' }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      approved() {
        track('DEVICE_REGISTERED_FOR_EMAIL')
        track('EMAIL_VERIFICATION_CODE_SENT')
        router.replace('EmailVerifyOtp', { email })
      },
      failed({ thrown }) {
        const error = toFoyerError(thrown, 'internal', 'The approval of the device')
        modal.setState({ codeSentTo: undefined })
        if (router.store.getState().history.length > 1) router.goBack()
        else router.reset('Connect')
        // After the move, because a change of view hides toasts (C-038).
        const text = errorText(core, error)
        toasts.show('error', text)
        const title = core.use(emailTexts).loginFailed
        core.use(createLoginProblems).show({ title, text })
      },
    },
  })
}
