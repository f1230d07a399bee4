import type { Popup } from '../../../../backends/port/browser.ts'
import type { Core } from '../../../core/core.ts'

/**
 * Opens a provider's page in a separate window without a reference to this page. Call it inside the click, else the
 * browser blocks it. Throws `popup.blocked`, and `link.refused` for an address that may not be opened.
 */
export function openProvider({ backend }: Pick<Core, 'backend'>, url: string): Popup {
  const popup = backend.browser.openPopup('popupWindow', true)
  try {
    popup.navigate(url)
    return popup
  } catch (thrown) {
    popup.close()
    throw thrown
  }
}
