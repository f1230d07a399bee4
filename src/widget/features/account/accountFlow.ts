import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { accountTexts } from '../../core/texts/account/accountTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { errorTexts } from '../../core/texts/general/errorTexts.ts'

export type AccountFlowState =
  | { readonly status: 'opening' }
  | { readonly status: 'ready' }
  | { readonly status: 'copying'; readonly what: 'name' | 'address'; readonly text: string }

export type AccountFlowEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'copied' }
  | { readonly type: 'refresh' }
  | { readonly type: 'copy'; readonly what: 'name' | 'address'; readonly text: string }

/** Fetches the balance when the account opens or on request, and copies name or address (C-129, C-305). */
export function createAccountFlow(core: Core): Flow<AccountFlowState, AccountFlowEvent> {
  const { backend, toasts } = core
  const texts = core.use(accountTexts)
  const errors = core.use(errorTexts)
  return createFlow<AccountFlowState, AccountFlowEvent>(core, {
    name: 'account',
    initial: { status: 'opening' },
    transition(state, event) {
      if (event.type === 'opened' || event.type === 'copied') return { status: 'ready' }
      if (state.status !== 'ready') return state
      if (event.type === 'refresh') return { status: 'opening' }
      return { status: 'copying', what: event.what, text: event.text }
    },
    effects: {
      opening({ send }) {
        // Not awaited: the account's own balance status shows its progress.
        core.refreshBalance().catch((error: unknown) => noteFailure(core, 'account', error))
        send({ type: 'opened' })
      },
      async copying({ state, send }) {
        try {
          await backend.browser.copy(state.text)
          const { addressCopied } = core.use(commonTexts)
          toasts.show('success', state.what === 'name' ? texts.nameCopied : addressCopied)
        } catch (error) {
          noteFailure(core, 'account.copy', error)
          toasts.show('error', errors['clipboard.failed'])
        }
        send({ type: 'copied' })
      },
    },
  })
}
