import type { Popup } from '../../../backends/port/browser.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'

/** The provider's window, which is closed with its screen. */
export interface SocialWindow {
  /** The visit of ConnectingSocial whose window the browser blocked. */
  blockedVisit: number | undefined
  /** Opens an empty window inside the click (C-201). Throws `popup.blocked`. */
  open(provider: SocialProvider): Popup
  close(): void
  /** Closes the window once its screen is left. */
  followScreen(): void
}

/** One per widget, by `core.use(createSocialWindow)`. */
export function createSocialWindow(core: Core): SocialWindow {
  const { account, backend, modal, router } = core
  let stops: readonly (() => void)[] = []

  function close() {
    for (const stop of stops) stop()
    stops = []
    const { socialWindow } = account.getState()
    if (!socialWindow) return
    account.setState({ socialWindow: undefined })
    socialWindow.close()
  }

  function look() {
    const shown = modal.getState().open && router.current().view === 'ConnectingSocial'
    if (!shown) close()
  }

  return {
    blockedVisit: undefined,
    open(socialProvider) {
      close()
      const socialWindow = backend.browser.openPopup('popupWindow')
      account.setState({ socialProvider, socialWindow })
      return socialWindow
    },
    close,
    followScreen() {
      for (const stop of stops) stop()
      stops = [router.store.subscribe(look), modal.subscribe(look)]
    },
  }
}
