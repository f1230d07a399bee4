import type { Browser } from '../../port/browser.ts'
import { FoyerError } from '../../port/errors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { checkLink } from '../../port/links/checkLink.ts'
import { openPopup } from './openPopup.ts'
import { readDevice } from './readDevice.ts'

const COARSE = '(pointer: coarse)'
const DARK = '(prefers-color-scheme: dark)'
const NOTHING = () => undefined

/** The visitor's connection by the Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}
type Connected = Navigator & { readonly connection?: Connection }

/**
 * The page around the widget. The window is looked up at each call, so the same object works on a
 * server: there it is a visible, light desktop page without an origin that can open nothing.
 */
export function createWindowBrowser(findWindow: () => Window | undefined): Browser {
  function needWindow(what: string): Window {
    const owner = findWindow()
    if (owner !== undefined) return owner
    throw new FoyerError('internal', `Failed to ${what}: there is no window here.`)
  }

  // The DOM of unit tests may not have this call.
  const mediaOf = (query: string) => findWindow()?.matchMedia?.(query)

  const connection = () => (findWindow()?.navigator as Connected | undefined)?.connection ?? {}
  const savesData = () => connection().saveData === true

  function paysForData() {
    const { type, effectiveType = '' } = connection()
    return savesData() || type === 'cellular' || effectiveType.includes('2g')
  }

  function watchMedia(query: string, listener: (matches: boolean) => void): () => void {
    const media = mediaOf(query)
    return follow(media, 'change', () => listener(media?.matches === true))
  }

  function device() {
    const owner = findWindow()
    return readDevice({
      userAgent: owner?.navigator.userAgent ?? '',
      coarsePointer: mediaOf(COARSE)?.matches ?? false,
      width: owner?.innerWidth ?? 1280,
    })
  }

  async function clipboard<T>(what: string, act: (clipboard: Clipboard) => Promise<T>): Promise<T> {
    try {
      return await act(needWindow(what).navigator.clipboard)
    } catch (thrown) {
      throw toFoyerError(thrown, 'clipboard.failed', what)
    }
  }

  return {
    get origin() {
      return findWindow()?.location.origin ?? ''
    },
    device,
    subscribeDevice(listener) {
      const notify = () => listener(device())
      const unwatch = watchMedia(COARSE, notify)
      const unfollow = follow(findWindow(), 'resize', notify)
      return () => {
        unwatch()
        unfollow()
      }
    },
    prefersDark: () => mediaOf(DARK)?.matches ?? false,
    subscribePrefersDark: (listener) => watchMedia(DARK, listener),
    visible: () => findWindow()?.document.visibilityState !== 'hidden',
    subscribeVisible(listener) {
      const owner = findWindow()
      const notify = () => listener(owner?.document.visibilityState !== 'hidden')
      const unfollow = follow(owner?.document, 'visibilitychange', notify)
      // A page that Safari brings back from its cache may report only this.
      const unfollowCache = follow(owner, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) notify()
      })
      return () => {
        unfollow()
        unfollowCache()
      }
    },
    openLink(url, target) {
      // With noopener the browser never reports whether it opened a window, so a blocked link is not detected.
      needWindow('open the link').open(checkLink(url), `_${target}`, 'noopener,noreferrer')
    },
    openWalletLink(link, target) {
      needWindow('open the wallet').open(link, `_${target}`, 'noopener,noreferrer')
    },
    openPopup: (name, alone) => openPopup(needWindow('open a popup'), name, alone),
    copy: (text) => clipboard('copy', (board) => board.writeText(text)),
    copySelection: () => findWindow()?.document.execCommand('copy') ?? false,
    readClipboard: () => clipboard('read the clipboard', (board) => board.readText()),
    subscribeMessages(listener) {
      return follow(findWindow(), 'message', (event) => {
        const { origin, source, data } = event as MessageEvent<unknown>
        listener({ origin, source, data })
      })
    },
    whenIdle(task) {
      const owner = findWindow()
      // Safari does not have this call.
      if (owner?.requestIdleCallback === undefined || paysForData()) return NOTHING
      const handle = owner.requestIdleCallback(() => task())
      return () => owner.cancelIdleCallback(handle)
    },
    savesData,
    reload: () => findWindow()?.location.reload(),
    lockScroll() {
      const owner = findWindow()
      if (owner === undefined) return NOTHING
      const root = owner.document.documentElement
      return scrollLock(root, owner.innerWidth > root.clientWidth)
    },
  }
}

/** Listens to an event of a target that may be missing, as on a server. */
function follow(
  target: EventTarget | undefined,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target?.addEventListener(type, listener)
  return () => target?.removeEventListener(type, listener)
}

/**
 * Stops `root` (the page's `<html>`) from scrolling until the returned function is called. The
 * count is kept on the element, so all widgets of the page share it and the page's own style
 * returns when the last one unlocks.
 */
function scrollLock({ dataset, style }: HTMLElement, scrollbarShown: boolean): () => void {
  const lockCount = Number(dataset.foyerScrollLocks ?? '0')
  if (lockCount === 0) {
    dataset.foyerOverflow = style.overflow
    dataset.foyerGutter = style.scrollbarGutter
    style.overflow = 'hidden'
    // Keeps the page from jumping sideways when its scrollbar disappears.
    if (scrollbarShown) style.scrollbarGutter = 'stable'
  }
  dataset.foyerScrollLocks = String(lockCount + 1)

  let released = false
  return () => {
    if (released) return
    released = true
    const left = Number(dataset.foyerScrollLocks ?? '1') - 1
    dataset.foyerScrollLocks = String(left)
    if (left > 0) return
    style.overflow = dataset.foyerOverflow ?? ''
    style.scrollbarGutter = dataset.foyerGutter ?? ''
    delete dataset.foyerScrollLocks
    delete dataset.foyerOverflow
    delete dataset.foyerGutter
  }
}
