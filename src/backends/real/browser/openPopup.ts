import type { Popup } from '../../port/browser.ts'
import { FoyerError } from '../../port/errors.ts'
import { checkLink } from './checkLink.ts'

/** Opens an empty popup of that size in CSS px (wire 8.1), `alone` without a way back to `owner`. Throws `popup.blocked`. */
export function openPopup(
  owner: Pick<Window, 'open'>,
  name: string,
  size: { width: number; height: number },
  alone = false,
): Popup {
  const features = `width=${size.width},height=${size.height},scrollbars=yes`
  const popup = owner.open('', name, features)
  if (popup === null) {
    throw new FoyerError(
      'popup.blocked',
      `Failed to open the popup '${name}': the browser refused.`,
    )
  }
  // Or the page in it could send this one elsewhere while the visitor looks at the popup.
  if (alone) popup.opener = null
  return {
    get closed() {
      return popup.closed
    },
    navigate(url) {
      popup.location.href = checkLink(url)
    },
    close: () => popup.close(),
    focus: () => popup.focus(),
    isSource: (source) => source === popup,
  }
}
