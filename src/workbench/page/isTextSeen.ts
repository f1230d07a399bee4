import { containersOf } from './containersOf.ts'
import { isSeen } from './isSeen.ts'

/** Whether a text is visible: in the smallest element around it. Case is ignored. */
export function isTextSeen(scope: Element, text: string): boolean {
  const wanted = tidy(text)
  const holds = (element: Element) => tidy(element.textContent ?? '').includes(wanted)
  return containersOf(scope)
    .flatMap((root) => [...(root === scope ? [scope] : []), ...root.querySelectorAll('*')])
    .some((one) => holds(one) && ![...one.children].some(holds) && isSeen(one))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
