import type { Core } from '../../core/core.ts'
import { titleTexts } from '../../core/texts/general/titleTexts.ts'
import { isNarrow } from './frameRules.ts'

/**
 * Shows the secure frame over `element`, which reserves its space, and keeps it in place while the window changes
 * (C-152 to C-154). Returns a function that hides it. The frame's element never moves in the document.
 */
export function showFrame(core: Core, element: HTMLElement): () => void {
  const { auth, browser } = core.backend
  if (!auth) return () => undefined
  const place = ({ width }: { readonly width: number }) => {
    const label = core.use(titleTexts).approveTransaction
    auth.place({ shown: true, mobile: isNarrow(width), element, label })
  }
  place(browser.device())
  const unfollow = browser.subscribeDevice(place)
  const unfollowLocale = core.locale.store.subscribe(() => place(browser.device()))
  return () => {
    unfollow()
    unfollowLocale()
    auth.place({ shown: false })
  }
}
