import type { Core } from '../../../core/core.ts'
import { createFlow, type Flow } from '../../../core/kernel/flow.ts'
import { noteFailure } from '../../../core/kernel/noteFailure.ts'
import { errorTexts } from '../../../core/texts/general/errorTexts.ts'

export type CopyState =
  | { readonly status: 'ready' }
  | { readonly status: 'copying'; readonly text: string; readonly done: string }
  /** The browser refuses the clipboard, so the text is shown, selected, and copied with the copy command. */
  | { readonly status: 'selecting'; readonly text: string; readonly done: string }
  /** The browser refuses the copy command, too, so the text stays for copying by hand. */
  | { readonly status: 'refused'; readonly text: string }

export type CopyEvent =
  /** Copies `text`; `done` is the text of the toast that confirms it. */
  | { readonly type: 'copy'; readonly text: string; readonly done: string }
  | { readonly type: 'copied' }
  | { readonly type: 'refused' }

/**
 * Copies a text in the best way that the browser allows; a frame or an insecure page may have no clipboard (C-325, open
 * point 295).
 */
export function createCopyFlow(core: Core): Flow<CopyState, CopyEvent> {
  const { backend, toasts } = core
  const errors = core.use(errorTexts)
  return createFlow<CopyState, CopyEvent>(core, {
    name: 'copy',
    initial: { status: 'ready' },
    transition(state, event) {
      if (event.type === 'copy') {
        const { text, done } = event
        return state.status === 'copying' ? state : { status: 'copying', text, done }
      }
      // React's strict mode reports an attempt twice.
      if (state.status !== 'copying' && state.status !== 'selecting') return state
      if (event.type === 'copied') return { status: 'ready' }
      const { status, text, done } = state
      return status === 'copying'
        ? { status: 'selecting', text, done }
        : { status: 'refused', text }
    },
    effects: {
      async copying({ state }) {
        try {
          await backend.browser.copy(state.text)
          return { type: 'copied' }
        } catch (error) {
          noteFailure(core, 'copy', error)
          return { type: 'refused' }
        }
      },
    },
    outcomes: {
      copied(_event, { from }) {
        if ('done' in from) toasts.show('success', from.done)
      },
      refused(_event, { to }) {
        if (to.status === 'refused') toasts.show('error', errors['clipboard.failed'])
      },
    },
  })
}
