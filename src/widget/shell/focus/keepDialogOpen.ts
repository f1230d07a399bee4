import type { Core } from '../../core/core.ts'
import { announceConnection } from './announceConnection.ts'
import { rememberFocus } from './rememberFocus.ts'
import { activeIn } from './activeIn.ts'

/**
 * Opens the dialog in the top layer and keeps it open until the returned function is called.
 * Escape, the system's back gesture and a press outside only ask the core to close, because a view
 * may hold the visitor (open point 20). Meanwhile the page does not scroll. Afterwards the focus
 * returns, and a new connection is announced.
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
      // Otherwise the browser closes the dialog on a second Escape, whatever the view requires.
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
      // The event may be late: if the dialog is open again, it belongs to the time before.
      if (event.target !== dialog || dialog.open) return
      core.requestClose()
      if (core.modal.getState().open && !dialog.open) show(dialog)
    },
    { signal },
  )
  // A drag that starts on the card and ends outside is not a press outside.
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
    // For the picture of a view that has succeeded: `doneMark.css`.
    dialog.style.setProperty('--foyer-said', `"${live.textContent}"`)
  }
}

/** Opens the dialog. The DOM of unit tests may have no top layer. */
function show(dialog: HTMLDialogElement): void {
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
}

function hide(dialog: HTMLDialogElement): void {
  if (dialog.close) dialog.close()
  else dialog.removeAttribute('open')
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]'

/** Moves Tab from the last control of the dialog to the first and back, instead of into the browser's own bars. */
function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control.tabIndex >= 0 && (control.checkVisibility?.({ visibilityProperty: true }) ?? true),
  )
  const first = controls.at(0)
  const last = controls.at(-1)
  const root = dialog.getRootNode()
  const current = root instanceof ShadowRoot ? activeIn(root) : null
  const outermost = event.shiftKey ? first : last
  const opposite = event.shiftKey ? last : first
  const onCard = event.shiftKey && (current === null || !controls.some((one) => one === current))
  if (!opposite || (current !== outermost && !onCard)) return
  event.preventDefault()
  opposite.focus()
}
