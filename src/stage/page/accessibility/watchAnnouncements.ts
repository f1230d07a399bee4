import { containersOf } from '../containersOf.ts'
import { startOf } from './startOf.ts'

/** A text that a live region announces. */
export interface Announcement {
  readonly text: string
  /** `assertive` interrupts what is being read. */
  readonly politeness: 'polite' | 'assertive'
  readonly element: Element
  /** The region came into the page together with its text; some screen readers do not say it then. */
  readonly isNewRegion: boolean
}

const regions =
  '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log], output'

/** Read as one unless `aria-atomic` says otherwise. */
const readAsOne = '[role=status], [role=alert], output'

/**
 * Follows the live regions of a page and of its open shadow roots.
 * @returns stops
 */
export function watchAnnouncements(
  page: Document,
  announce: (announcement: Announcement) => void,
): () => void {
  const View = page.defaultView as (Window & typeof globalThis) | null
  if (!View) return () => undefined
  const texts = new WeakMap<Element, string>()
  const observer = new View.MutationObserver(onChange)

  function observe(root: ParentNode) {
    observer.observe(root, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-hidden', 'aria-busy', 'aria-live', 'role', 'hidden'],
    })
  }

  function onChange(changes: readonly MutationRecord[]) {
    const changed = new Set<Element>()
    const added = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const region = regionAround(target)
      if (region) changed.add(region)
      for (const node of addedNodes) {
        if (!isElement(node)) continue
        for (const root of containersOf(node)) if (root !== node) observe(root)
        if (node.shadowRoot) for (const root of containersOf(node.shadowRoot)) observe(root)
        for (const inner of regionsIn(node)) added.add(inner)
      }
    }
    for (const region of new Set([...changed, ...added])) say(region)
  }

  function say(region: Element) {
    const before = texts.get(region)
    const text = textOf(region)
    if (text === before || !isHeard(region)) return
    texts.set(region, text)
    if (text === '') return
    announce({
      text: newPart(region, before ?? '', text),
      politeness: politenessOf(region),
      element: region,
      isNewRegion: before === undefined && region.getAttribute('role') !== 'alert',
    })
  }

  for (const root of [page, ...containersOf(page.body).slice(1)]) observe(root)
  for (const region of regionsIn(page.body)) texts.set(region, textOf(region))
  return () => observer.disconnect()
}

const isElement = (node: Node): node is Element => 'tagName' in node

/** Every live region in an element, itself and its shadow roots included. */
function regionsIn(element: Element): readonly Element[] {
  const shadows = element.shadowRoot ? containersOf(element.shadowRoot) : []
  const inside = [...containersOf(element), ...shadows].flatMap((root) => [
    ...root.querySelectorAll(regions),
  ])
  return element.matches(regions) ? [element, ...inside] : inside
}

function regionAround(node: Node): Element | undefined {
  const root = node.getRootNode()
  let element = isElement(node) ? node : (node.parentElement ?? hostOf(root))
  while (element) {
    if (element.matches(regions)) return element
    element = parentOf(element)
  }
  return undefined
}

const hostOf = (root: Node) => ('host' in root ? (root as ShadowRoot).host : null)

function politenessOf(region: Element): Announcement['politeness'] {
  const set = region.getAttribute('aria-live')
  if (set === 'assertive' || set === 'polite') return set
  return region.getAttribute('role') === 'alert' ? 'assertive' : 'polite'
}

/** Whether a screen reader would say what changes in the region. */
function isHeard(region: Element): boolean {
  if (region.getAttribute('aria-live') === 'off') return false
  if (region.getAttribute('aria-busy') === 'true' || !region.checkVisibility()) return false
  const start = startOf(region.ownerDocument)
  let isInside = false
  for (let around: Element | null = region; around; around = parentOf(around)) {
    if (around.matches('[aria-hidden=true], [inert]')) return false
    isInside ||= around === start
  }
  // Behind an open modal dialog nothing is heard.
  return isInside
}

/** The new part, if the region adds lines; the whole text of a region that is read as one. */
function newPart(region: Element, before: string, text: string): string {
  const atomic = region.getAttribute('aria-atomic')
  const isOne = atomic === 'true' || (atomic === null && region.matches(readAsOne))
  const isAdded = before !== '' && text.startsWith(before)
  return !isOne && isAdded ? text.slice(before.length).trim() : text
}

/** The text of a region, without what is hidden from a screen reader, and with the names of pictures. */
function textOf(region: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    if (!isElement(node) || node.matches('[aria-hidden=true], [hidden], script, style')) return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (label !== null && node !== region) return ` ${label} `
    return ` ${[...(node.shadowRoot ?? node).childNodes].map(read).join('')} `
  }
  return read(region).replace(/\s+/g, ' ').trim()
}

/** The element around an element as it is drawn, also across a shadow root. */
function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return 'host' in root ? (root as ShadowRoot).host : null
}
