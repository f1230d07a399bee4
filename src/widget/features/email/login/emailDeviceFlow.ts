import { toFoyerError } from '../../../../backends/port/toFoyerError.ts'
import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { createLoginProblems } from '../../../core/login/loginProblems.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import { emailTexts } from '../../../core/texts/login/emailTexts.ts'
import { errorText } from '../../../core/texts/errorText.ts'
import { createEmailDraft } from '../emailDrafts.ts'
import { createDeviceApproval } from './deviceApproval.ts'

export type EmailDeviceState = { readonly status: 'waiting' } | { readonly status: 'settled' }
export type EmailDeviceEvent =
  { readonly type: 'approved' } | { readonly type: 'failed'; readonly thrown: unknown }

/** Waits for the login link in the mail to be approved (C-150, C-190). */
export function createEmailDeviceFlow(
  core: Core,
  email: string,
): Flow<EmailDeviceState, EmailDeviceEvent> {
  const { router, toasts } = core
  const draft = core.use(createEmailDraft)
  // After a reload, too, the way back leads to the typed address (open point 63).
  if (!draft.getState().email) draft.setState({ email })

  return createFlow<EmailDeviceState, EmailDeviceEvent>(core, {
    name: 'email.device',
    initial: { status: 'waiting' },
    transition: (state) => (state.status === 'waiting' ? { status: 'settled' } : undefined),
    effects: {
      async waiting() {
        try {
          await core.use(createDeviceApproval).wait(email)
          return { type: 'approved' }
        } catch (thrown) {
          return { type: 'failed', thrown }
        }
      },
    },
    outcomes: {
      approved() {
        router.replace('EmailVerifyOtp', { email })
      },
      failed({ thrown }) {
        const error = toFoyerError(thrown, 'internal', 'The approval of the device')
        if (router.store.getState().history.length > 1) router.goBack()
        else router.reset('Connect')
        // After the move, because a change of view hides toasts (C-038).
        const text = errorText(core, error)
        toasts.show('error', text)
        const title = core.use(emailTexts).loginFailed
        core.use(createPendingLogin).explain(undefined)
        core.use(createLoginProblems).show({ title, text })
      },
    },
  })
}
