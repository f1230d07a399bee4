import type { Core } from '../../core/core.ts'
import { announceConnection } from './announceConnection.ts'
import { keepFocusInside } from './keepFocusInside.ts'
import { rememberFocus } from './rememberFocus.ts'

/**
 * Opens the dialog in the top layer and keeps it open until the returned function is called: Escape,
 * the system's back gesture and a press outside only ask the core (open point 20). Meanwhile the page
 * does not scroll; afterwards the focus is where it was, and an account that was connected meanwhile is announced.
 */
export function keepDialogOpen(
  dialog: HTMLDialogElement,
  { core, live }: { core: Core; live: HTMLElement },
): () => void {
  const giveFocusBack = rememberFocus(dialog.ownerDocument)
  const announce = announceConnection(core, live)
  const unlockScroll = core.backend.browser.lockScroll()
  const listening = new AbortController()
  const { signal } = listening
  let pressed: EventTarget | null = null

  dialog.addEventListener(
    'keydown',
    (event) => {
      // WebKitGTK does not name the key of Shift+Tab.
      if (event.key === 'Tab' || event.code === 'Tab') keepFocusInside(dialog, event)
      if (event.key !== 'Escape' || event.isComposing) return
      // Left to the browser, a second Escape would close the dialog whatever the view says.
      event.preventDefault()
      core.requestClose()
    },
    { signal },
  )
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return
      event.preventDefault()
      core.requestClose()
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    (event) => {
      // Told late: of a dialog that is open again, it is about the time before.
      if (event.target !== dialog || dialog.open) return
      core.requestClose()
      if (core.modal.getState().open && !dialog.open) show(dialog)
    },
    { signal },
  )
  // A drag that starts on the card and ends outside is no press outside.
  dialog.addEventListener('pointerdown', (event) => (pressed = event.target), { signal })
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && pressed === dialog) core.requestClose()
    },
    { signal },
  )
  if (!dialog.open) show(dialog)

  return () => {
    listening.abort()
    unlockScroll()
    hide(dialog)
    giveFocusBack()
    announce()
  }
}

/** The DOM of unit tests may have no top layer. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}

function hide(dialog: HTMLDialogElement): void {
  if (dialog.close) dialog.close()
  else dialog.removeAttribute('open')
}
