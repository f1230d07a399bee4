import type { Core } from '../../../core/core.ts'
import { createOnrampTexts } from '../../../core/texts/money/onrampTexts.ts'

/**
 * Back to where the visitor came from, with a word: a change of view hides what is shown (C-038, A §4). `why` says
 * whether there was no link (C-329) or one that may not be opened.
 */
export function leaveWithoutLink(
  core: Core,
  why: 'noLinkFound' | 'linkRefused' = 'noLinkFound',
): void {
  const { router, toasts } = core
  if (router.store.getState().history.length > 1) router.goBack()
  else router.reset('Account')
  toasts.show('error', core.use(createOnrampTexts)[why])
}
