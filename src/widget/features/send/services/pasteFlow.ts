import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { sendTexts } from '../../../core/texts/send/sendTexts.ts'
import { createRecipientFlow } from './recipientFlow.ts'

export type PasteState = { readonly status: 'ready' } | { readonly status: 'reading' }
export type PasteEvent =
  | { readonly type: 'paste' }
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'failed'; readonly error: unknown }

/** Reads the clipboard into the address field. Shows a toast if the browser refuses. */
export function createPasteFlow(core: Core): Flow<PasteState, PasteEvent> {
  const { backend, toasts } = core
  return createFlow<PasteState, PasteEvent>(core, {
    name: 'send.paste',
    initial: { status: 'ready' },
    transition: (_state, { type }) => ({ status: type === 'paste' ? 'reading' : 'ready' }),
    effects: {
      async reading() {
        try {
          return { type: 'read', text: await backend.browser.readClipboard() }
        } catch (error) {
          return { type: 'failed', error }
        }
      },
    },
    outcomes: {
      read: ({ text }) => core.use(createRecipientFlow).send({ type: 'typed', text: text.trim() }),
      failed({ error }, { report }) {
        report(error)
        toasts.show('error', core.use(sendTexts).pasteFailed)
      },
    },
  })
}
