import { activeIn } from './activeIn.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), iframe, [tabindex]'

/** Moves Tab from the last control of the dialog to the first and back, instead of into the browser's own bars. */
export function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
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
