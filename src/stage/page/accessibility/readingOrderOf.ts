import { childrenOf } from './childrenOf.ts'
import { isDrawn } from './isDrawn.ts'
import { spokenOf, type Spoken } from './spokenOf.ts'
import { startOf } from './startOf.ts'

/** Something that a screen reader reads, in the order of the page. */
export interface ReadPart extends Spoken {
  readonly element: Element
  /** Whether the parts after it are inside of it: a dialog, a list. */
  readonly isContainer: boolean
}

/** Roles that are read as one, with their name. */
const whole =
  /^(button|link|heading|img|image|textbox|searchbox|combobox|checkbox|switch|radio|slider|spinbutton|option|tab|menuitem|progressbar|meter|separator)$/

/** Roles that are announced before what they contain. Some only if they have a name. */
const containers =
  /^(dialog|alertdialog|alert|status|log|banner|main|navigation|contentinfo|complementary|search|list|table|tablist|tabpanel|toolbar|menu|radiogroup|grid|listbox|article)$/
const namedContainers = /^(region|form|group|figure)$/

/** Elements that are read as one even if they have no role, such as a date field or a frame. */
const fields = 'input:not([type=hidden]), select, textarea, iframe, video, audio'

/** The parts of a page in the order in which a screen reader reads them. */
export function readingOrderOf(page: Document): readonly ReadPart[] {
  return partsOf(startOf(page))
}

function partsOf(element: Element): readonly ReadPart[] {
  if (!isRead(element)) return []
  const spoken = spokenOf(element)
  const isPicture = element.localName === 'svg' || element.localName === 'img'
  if (isPicture && spoken.name === '') return []
  if (whole.test(spoken.role) || isPicture || element.matches(fields)) {
    return [{ element, isContainer: false, ...spoken }]
  }
  const isContainer =
    containers.test(spoken.role) || (namedContainers.test(spoken.role) && spoken.name !== '')
  const inner = textOrParts(element)
  return isContainer ? [{ element, isContainer, ...spoken }, ...inner] : inner
}

/** One text if the element has nothing but text, otherwise its parts. */
function textOrParts(element: Element): readonly ReadPart[] {
  const parts = childrenOf(element).flatMap((node) => {
    if (node.nodeType === node.TEXT_NODE) return textPart(element, node.textContent)
    return 'tagName' in node ? partsOf(node as Element) : []
  })
  const isOnlyText = parts.length > 1 && parts.every(({ role }) => role === 'text')
  if (!isOnlyText || !parts.every((part) => isInline(part.element, element))) return parts
  return textPart(element, parts.map(({ name }) => name).join(' '))
}

function textPart(element: Element, text: string | null): readonly ReadPart[] {
  const name = (text ?? '').replace(/\s+/g, ' ').trim()
  return name === '' ? [] : [{ element, isContainer: false, role: 'text', name }]
}

const isInline = (element: Element, around: Element) =>
  element === around ||
  /^(inline|contents)/.test(
    element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '',
  )

function isRead(element: Element): boolean {
  if (element.matches('[aria-hidden=true], [inert], script, style, template')) return false
  return isDrawn(element) && !isHiddenByStyle(element)
}

const isHiddenByStyle = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).visibility === 'hidden'
