import { focusedIn } from '../page/focusedIn.ts'

/** Restores the focus to the panels when a play has moved it into the stage. */
export interface FocusKeeper {
  /**
   * Remembers the focused element. The returned function restores the focus, and repeats this (a modal may open late) until a person enters
   * the stage by pointer, Tab or F6, or continues the play. Where a person moves the focus in the panels meanwhile, it returns to.
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
    // A page that loses the focus also forgets the focused element.
    if (stage.contentDocument) inside = focusedIn(stage.contentDocument)
    const target = to instanceof HTMLElement && to.isConnected ? to : page.body
    target.focus({ preventScroll: true })
  }

  return {
    remember(goesOn) {
      release()
      const element = frame()
      const before = page.activeElement
      const here = goesOn && inside?.ownerDocument === element?.contentDocument
      if (here && inside && 'focus' in inside && typeof inside.focus === 'function') inside.focus()
      inside = undefined
      const listening = new AbortController()
      const { signal } = listening
      release = () => listening.abort()
      let to = before === element ? undefined : before
      let isEntering = false
      page.addEventListener(
        'focusin',
        ({ target }) => {
          if (target === frame() || !(target instanceof Element)) return
          to = target
          isEntering = false
        },
        { signal },
      )

      return () => {
        if (signal.aborted || to === undefined) return
        const stage = frame()?.contentWindow
        stage?.addEventListener(
          'focus',
          () => {
            if (isEntering) release()
            else queueMicrotask(() => to !== undefined && giveBack(to))
          },
          { signal },
        )
        stage?.addEventListener('pointerdown', (event) => event.isTrusted && release(), {
          signal,
          capture: true,
        })
        const onKey = ({ type, key }: KeyboardEvent) => {
          isEntering = type === 'keydown' && (key === 'Tab' || key === 'F6')
        }
        page.addEventListener('keydown', onKey, { signal, capture: true })
        page.addEventListener('keyup', onKey, { signal, capture: true })
        giveBack(to)
      }
    },
  }
}
