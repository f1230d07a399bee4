import { containersOf } from '../../../stage/page/containersOf.ts'
import { focusedIn } from '../../../stage/page/focusedIn.ts'
import { isSeen } from '../../../stage/page/isSeen.ts'

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'

/** Moves the focus as the browser does on Tab, including through shadow roots. An event made by a script does not move it. */
export function pressTab(page: Document, back: boolean): void {
  const focused = focusedIn(page)
  const press = (type: string, target: Element) =>
    target.dispatchEvent(
      new KeyboardEvent(type, {
        key: 'Tab',
        code: 'Tab',
        shiftKey: back,
        bubbles: true,
        cancelable: true,
        composed: true,
      }),
    )
  const goesOn = press('keydown', focused)
  const dialog = containersOf(page.body)
    .flatMap((root) => [...root.querySelectorAll('dialog[open]')])
    .at(-1)
  const order = tabOrder(dialog ?? page.body)
  if (goesOn && order.length > 0) {
    const at = order.findIndex((one) => one === focused)
    const next = at < 0 ? (back ? order.length - 1 : 0) : at + (back ? -1 : 1)
    order[(next + order.length) % order.length]?.focus()
  }
  press('keyup', focusedIn(page))
}

function tabOrder(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(controls) && element.tabIndex >= 0 && isSeen(element) ? [element] : []),
    ...(element.shadowRoot ? tabOrder(element.shadowRoot) : []),
  ])
}
