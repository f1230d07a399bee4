import { toFoyerError } from '../../../backends/port/toFoyerError.ts'
import type { Core } from '../core.ts'
import { errorText } from '../texts/errorText.ts'

/**
 * Opens a link of the outside in a new tab. The Browser port checks its scheme; a refused link or a
 * blocked tab shows a toast.
 */
export function openLink(
  core: Pick<Core, 'backend' | 'locale' | 'toasts' | 'use'>,
  url: string,
): void {
  try {
    core.backend.browser.openLink(url, 'blank')
  } catch (thrown) {
    core.toasts.show('error', errorText(core, toFoyerError(thrown, 'link.refused')))
  }
}
