import type { Popup } from '../../port/browser.ts'
import { FoyerError } from '../../port/errors.ts'
import { checkLink } from '../../port/links/checkLink.ts'

/** The size of a popup in CSS px (A-153, wire 8.1). */
const popupSize = { width: 600, height: 800 }

/** Opens an empty popup; with `alone`, without a reference to `owner`. Throws `popup.blocked`. */
export function openPopup(owner: Pick<Window, 'open'>, name: string, alone = false): Popup {
  const features = `width=${popupSize.width},height=${popupSize.height},scrollbars=yes`
  const open = (target: string) => owner.open('', target, features)
  let popup = open(name)
  // Without the cut, the popup's page could navigate this one while the visitor looks at the popup.
  if (popup !== null && alone && !cutOff(popup)) {
    // A window of that name shows another site, which forbids the cut, so a new one is opened.
    popup.close()
    popup = open('_blank')
    if (popup !== null) popup.opener = null
  }
  if (popup === null) {
    throw new FoyerError(
      'popup.blocked',
      `Failed to open the popup '${name}': the browser refused.`,
    )
  }
  const opened = popup
  return {
    get closed() {
      return opened.closed
    },
    navigate(url) {
      opened.location.href = checkLink(url)
    },
    close: () => opened.close(),
    focus: () => opened.focus(),
    isSource: (source) => source === opened,
  }
}

/**
 * Removes the reference to this page. Returns false if the window shows another site's page, which
 * forbids it.
 */
function cutOff(popup: Window): boolean {
  try {
    popup.opener = null
    return true
  } catch {
    // The error is a SecurityError: the window's properties belong to the other site.
    return false
  }
}
