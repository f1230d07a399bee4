import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Browser } from '../../../backends/port/browser.ts'
import { errorText } from '../texts/errorText.ts'
import type { TextHost } from '../texts/texts.ts'
import type { Toasts } from './toasts.ts'

/**
 * Opens an external link in a new tab. The Browser port checks its scheme. A refused link or a
 * blocked tab shows a toast.
 */
export function openLink(
  core: TextHost & {
    readonly backend: { readonly browser: Pick<Browser, 'openLink'> }
    readonly toasts: Pick<Toasts, 'show'>
  },
  url: string,
): void {
  try {
    core.backend.browser.openLink(url, 'blank')
  } catch (thrown) {
    core.toasts.show('error', errorText(core, toFoyerError(thrown, 'link.refused')))
  }
}
