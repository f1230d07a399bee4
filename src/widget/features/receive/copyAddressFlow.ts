import type { Core } from '../../core/core.ts'
import { createFlow, type Flow } from '../../core/kernel/flow.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { errorTexts } from '../../core/texts/general/errorTexts.ts'

export type CopyAddressState =
  { readonly status: 'ready' } | { readonly status: 'copying'; readonly address: string }

export type CopyAddressEvent =
  { readonly type: 'copy'; readonly address: string } | { readonly type: 'copied' }

/** Copies the address, even if the chip shows a name. */
export function createCopyAddressFlow(core: Core): Flow<CopyAddressState, CopyAddressEvent> {
  const { backend, toasts } = core
  const common = core.use(commonTexts)
  const errors = core.use(errorTexts)
  return createFlow<CopyAddressState, CopyAddressEvent>(core, {
    name: 'receive.copy',
    initial: { status: 'ready' },
    transition(state, event) {
      if (event.type === 'copied') return { status: 'ready' }
      return state.status === 'ready' ? { status: 'copying', address: event.address } : state
    },
    effects: {
      async copying({ state, send }) {
        try {
          await backend.browser.copy(state.address)
          toasts.show('success', common.addressCopied)
        } catch (error) {
          noteFailure(core, 'receive.copy', error)
          toasts.show('error', errors['clipboard.failed'])
        }
        send({ type: 'copied' })
      },
    },
  })
}
