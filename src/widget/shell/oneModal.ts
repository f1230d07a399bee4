import type { Core } from '../core/core.ts'

const type = 'foyer:modal'

/**
 * Closes the modal when another widget of the page opens its own, and tells the others when this one opens. Call it while
 * the modal is open. Returns a function that stops this.
 */
export function keepOneModal(
  { modal, close }: Pick<Core, 'modal' | 'close'>,
  page: EventTarget,
): () => void {
  /** Tells the widgets of a page apart. */
  const self = {}
  const tell = () => page.dispatchEvent(new CustomEvent(type, { detail: self }))
  const hear = (event: Event) => {
    const isOwn = (event as CustomEvent<unknown>).detail === self
    if (!isOwn && modal.getState().open) close()
  }
  page.addEventListener(type, hear)
  const unfollow = modal.subscribe((now, before) => {
    if (now.open && !before.open) tell()
  })
  tell()
  return () => {
    page.removeEventListener(type, hear)
    unfollow()
  }
}
