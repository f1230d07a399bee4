import { childrenOf } from './childrenOf.ts'
import { isDrawn } from './isDrawn.ts'
import { startOf } from './startOf.ts'

/** The elements that the Tab key reaches, in its order. The content of a frame is one stop. */
export function tabStopsOf(page: Document): readonly HTMLElement[] {
  return stopsIn([startOf(page)])
}

/** A place in the order: an element, or a shadow root whose stops stay together. */
interface Place {
  readonly index: number
  readonly stops: readonly HTMLElement[]
}

function stopsIn(roots: readonly Node[]): readonly HTMLElement[] {
  const places = roots.flatMap(placesIn)
  // Positive numbers first, each in the order of the page.
  const early = places.filter(({ index }) => index > 0).toSorted((a, b) => a.index - b.index)
  return [...early, ...places.filter(({ index }) => index === 0)].flatMap(({ stops }) => stops)
}

function placesIn(node: Node): readonly Place[] {
  if (!isElement(node) || !isReachable(node)) return []
  const own: readonly Place[] = isTabStop(node) ? [{ index: node.tabIndex, stops: [node] }] : []
  // A shadow root and a slot have an order of their own.
  if (node.shadowRoot || node.localName === 'slot') {
    const isLeftOut = node.getAttribute('tabindex')?.startsWith('-') ?? false
    const index = Math.max(0, node.tabIndex)
    return isLeftOut ? [] : [...own, { index, stops: stopsIn(childrenOf(node)) }]
  }
  return [...own, ...childrenOf(node).flatMap(placesIn)]
}

const isElement = (node: Node): node is HTMLElement => 'tabIndex' in node

const isReachable = (element: HTMLElement) => !element.inert && isDrawn(element)

function isTabStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return isScroller(element)
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return !isOtherRadio(element)
}

/** Of a group of radio buttons, Tab reaches only the chosen one. */
function isOtherRadio(element: HTMLElement): boolean {
  if (!element.matches('input[type=radio]')) return false
  const { checked, name, form } = element as HTMLInputElement
  if (checked || name === '') return false
  const root = element.getRootNode() as ParentNode
  const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    (other) => other.name === name && other.form === form && !other.disabled,
  )
  return group.some((other) => other.checked) || group[0] !== element
}

/** Chromium and Firefox reach an area that scrolls and has nothing else to reach. */
function isScroller(element: HTMLElement): boolean {
  if (element.hasAttribute('tabindex') || element.matches(':disabled')) return false
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  const scrolls = (overflow = '', inner = 0, outer = 0) =>
    /auto|scroll/.test(overflow) && inner > outer
  const isScrolling =
    scrolls(style?.overflowY, element.scrollHeight, element.clientHeight) ||
    scrolls(style?.overflowX, element.scrollWidth, element.clientWidth)
  return isScrolling && stopsIn(childrenOf(element)).length === 0
}
