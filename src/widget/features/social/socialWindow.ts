import type { Popup } from '../../../backends/port/browser.ts'
import type { SocialProvider } from '../../../backends/port/connectors.ts'
import type { Core } from '../../core/core.ts'

/** Follows the provider's window as long as it is open. */
export interface SocialFollower {
  /** The screen that handles the window's end, while it is shown. */
  listener: ((end: SocialWindowEnd) => void) | undefined
  stop(): void
}

/** How the window ended; `lost` when it reads as closed. */
export type SocialWindowEnd =
  | { readonly type: 'result'; readonly uri: string }
  | { readonly type: 'unusable' | 'untrusted' | 'lost' }

/**
 * The provider's window. It is closed with its screen, but stays when the modal is closed, because the visitor may
 * still be logging in there (open point 350).
 */
export interface SocialWindow {
  /** The visit of ConnectingSocial whose window the browser blocked. */
  blockedVisit: number | undefined
  /** Whether the window shows the provider's page. */
  isPointed: boolean
  follower: SocialFollower | undefined
  /** Opens an empty window inside the click (C-201). Throws `popup.blocked`. */
  open(provider: SocialProvider): Popup
  close(): void
  /** Closes the window once its screen is left. */
  followScreen(): void
  /** Brings the open window of that provider to the front; `undefined` if there is none. */
  show(provider: SocialProvider): Popup | undefined
}

/** Creates the window of a widget; read it by `core.use(createSocialWindow)`. */
export function createSocialWindow(core: Core): SocialWindow {
  const { account, backend, modal, router } = core
  let stops: readonly (() => void)[] = []
  /** Whether the modal was closed while the visitor may still be logging in. */
  let isKept = false

  function close() {
    for (const stop of stops) stop()
    stops = []
    own.follower?.stop()
    own.follower = undefined
    own.isPointed = false
    const { socialWindow } = account.getState()
    if (!socialWindow) return
    account.setState({ socialWindow: undefined })
    socialWindow.close()
  }

  function look() {
    const { open } = modal.getState()
    const isShown = open && router.current().view === 'ConnectingSocial'
    isKept = !isShown && own.isPointed && (isKept || !open)
    if (!isShown && !isKept) close()
  }

  const own: SocialWindow = {
    blockedVisit: undefined,
    isPointed: false,
    follower: undefined,
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
    show(provider) {
      const { socialProvider, socialWindow } = account.getState()
      if (!own.isPointed || provider !== socialProvider || socialWindow?.closed) return undefined
      socialWindow?.focus()
      return socialWindow
    },
  }
  return own
}
