import type { Finding } from '../../../scenarios/index.ts'
import { found } from './found.ts'

/** The height in CSS px of the box in which an element scrolls. */
export function checkScrollBox(element: HTMLElement | undefined, height: number): Finding {
  let box: HTMLElement | null | undefined = element
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
  if (!box) return found(false, 'nothing scrolls')
  const size = { height: box.getBoundingClientRect().height, inside: box.scrollHeight }
  return found(size.height === height, size)
}
