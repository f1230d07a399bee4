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
    if (media === undefined) return NOTHING
    const notify = (event: MediaQueryListEvent) => listener(event.matches)
    media.addEventListener('change', notify)
    return () => media.removeEventListener('change', notify)
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
      const owner = findWindow()
      const notify = () => listener(device())
      const unwatch = watchMedia(COARSE, notify)
      owner?.addEventListener('resize', notify)
      return () => {
        unwatch()
        owner?.removeEventListener('resize', notify)
      }
    },
    prefersDark: () => mediaOf(DARK)?.matches ?? false,
    subscribePrefersDark: (listener) => watchMedia(DARK, listener),
    visible: () => findWindow()?.document.visibilityState !== 'hidden',
    subscribeVisible(listener) {
      const owner = findWindow()
      const page = owner?.document
      const notify = ({ persisted }: Partial<PageTransitionEvent>) => {
        if (persisted !== false) listener(page?.visibilityState !== 'hidden')
      }
      page?.addEventListener('visibilitychange', notify)
      // A page that Safari brings back from its cache may report only this; a page that loads does, too.
      owner?.addEventListener('pageshow', notify)
      return () => {
        page?.removeEventListener('visibilitychange', notify)
        owner?.removeEventListener('pageshow', notify)
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
      const owner = findWindow()
      const notify = ({ origin, source, data }: MessageEvent<unknown>) =>
        listener({ origin, source, data })
      owner?.addEventListener('message', notify)
      return () => owner?.removeEventListener('message', notify)
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
