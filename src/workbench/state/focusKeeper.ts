import { focusedIn } from '../page/focusedIn.ts'

/** Restores the focus to the panels when a play has moved it into the stage. */
export interface FocusKeeper {
  /**
   * Remembers the focused element. The returned function restores the focus, and repeats this (a modal may open late) until a person enters
   * the stage by pointer, Tab or F6, or continues the play.
   * @param goesOn the play continues on the same page, which gets the focus back first; false if a fresh stage replaces it
   */
  remember(goesOn: boolean): () => void
}

/** See `FocusKeeper`. If the stage had the focus before, it keeps it. */
export function createFocusKeeper(
  page: Document,
  frame: () => HTMLIFrameElement | null,
): FocusKeeper {
  let release = (): void => undefined
  let inside: Element | undefined

  function giveBack(to: Element | null) {
    const stage = frame()
    if (!stage || page.activeElement !== stage) return
    // A page that loses the focus forgets what had it.
    if (stage.contentDocument) inside = focusedIn(stage.contentDocument)
    const target = to instanceof HTMLElement && to.isConnected ? to : page.body
    target.focus({ preventScroll: true })
  }

  function keep(to: Element | null) {
    const listening = new AbortController()
    const { signal } = listening
    release = () => listening.abort()
    const stage = frame()?.contentWindow
    stage?.addEventListener('focus', () => queueMicrotask(() => giveBack(to)), { signal })
    stage?.addEventListener('pointerdown', (event) => event.isTrusted && release(), {
      signal,
      capture: true,
    })
    page.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Tab' || key === 'F6') release()
      },
      { signal, capture: true },
    )
    giveBack(to)
  }

  return {
    remember(goesOn) {
      release()
      const before = page.activeElement
      const here = goesOn && inside?.ownerDocument === frame()?.contentDocument
      if (here && inside && 'focus' in inside && typeof inside.focus === 'function') inside.focus()
      inside = undefined
      return before === frame() ? () => undefined : () => keep(before)
    },
  }
}
