import type { Core } from '../../core/core.ts'
import { createOnrampTexts } from '../../core/texts/onrampTexts.ts'

/** Back to where the visitor came from, with a word: a change of view hides what is shown (C-038, A §4). */
export function leaveWithoutLink(core: Core): void {
  const { router, toasts } = core
  if (router.store.getState().history.length > 1) router.goBack()
  else router.reset('Account')
  toasts.show('error', core.use(createOnrampTexts).noLinkFound)
}
