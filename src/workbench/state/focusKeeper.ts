import { focusedIn } from '../../stage/page/focusedIn.ts'
import { editField } from './editField.ts'
import type { StageLink } from './stageLink.ts'

/** Restores the focus to the panels when a play has moved it into the stage, and keeps a person's keys from the page of a play. */
export interface FocusKeeper {
  /**
   * Remembers the focused element. Until the play ends, no key that a person presses reaches the page of the stage: it goes to the
   * remembered element, whose place is in the panels, and is written there if that is a text field. Where the stage had the focus before, only F-keys count. The returned function restores the focus, and repeats this (a modal may open late) until a person enters
   * the stage by pointer, Tab or F6, or continues the play. Where a person moves the focus in the panels meanwhile, it returns to.
   * @param staysOnPage the play continues on the same page, which gets the focus back first; false if a fresh stage replaces it
   */
  remember(staysOnPage: boolean): () => void
}

/** Creates the focus keeper of a page with panels and a stage. */
export function createFocusKeeper(
  page: Document,
  { frame, page: stagePage, store }: Pick<StageLink, 'frame' | 'page' | 'store'>,
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

  /** Sends the keys of a person in the stage to an element of the panels; without one, only F-keys pass. Returns the way to stop. */
  function keepKeys(to: () => Element | null | undefined): () => void {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const onKey = (event: KeyboardEvent) => {
      if (!event.isTrusted || event.ctrlKey || event.metaKey) return
      const target = to()
      if (target === undefined && /^F\d+$/.test(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (target === undefined || event.type === 'keypress') return
      const { type, key, code, shiftKey, altKey, repeat } = event
      const inPanels = { key, code, shiftKey, altKey, repeat, view: page.defaultView }
      const sent = new KeyboardEvent(type, { ...inPanels, bubbles: true, cancelable: true })
      const receiver = target?.isConnected === true ? target : page.body
      const isWriting = receiver.dispatchEvent(sent) && type === 'keydown'
      if (isWriting) editField(receiver, key)
    }
    // Again for each page: the listeners of the one before went with it.
    const attach = () => {
      const shown = stagePage()
      for (const type of ['keydown', 'keypress', 'keyup'] as const) {
        shown?.addEventListener(type, onKey, options)
      }
    }
    const unfollow = store.subscribe(attach)
    attach()
    return () => {
      unfollow()
      listening.abort()
    }
  }

  return {
    remember(staysOnPage) {
      release()
      const element = frame()
      const before = page.activeElement
      const here = staysOnPage && inside?.ownerDocument === element?.contentDocument
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

      const endKeys = keepKeys(() => to)

      return () => {
        endKeys()
        if (signal.aborted || to === undefined) return
        const stage = stagePage()
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
