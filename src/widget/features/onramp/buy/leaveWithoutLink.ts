import type { Core } from '../../../core/core.ts'
import { onrampTexts } from '../../../core/texts/buy/onrampTexts.ts'

/**
 * Goes back with a message, which follows the change of view because that hides toasts (C-038). `why` tells a missing
 * link (C-329) from one that may not be opened.
 */
export function leaveWithoutLink(
  core: Core,
  why: 'noLinkFound' | 'linkRefused' = 'noLinkFound',
): void {
  const { router, toasts } = core
  if (router.store.getState().history.length > 1) router.goBack()
  else router.reset('Account')
  toasts.show('error', core.use(onrampTexts)[why])
}
