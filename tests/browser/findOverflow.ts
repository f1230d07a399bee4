/**
 * Finds parts of the widget that overflow, are cut without an ellipsis, scroll sideways, or are cut without a full text
 * elsewhere. One line each; empty when all is well. Runs in the page, so it uses nothing from outside.
 */
export function findOverflow(): readonly string[] {
  const found = new Set<string>()
  const slack = 1
  /** How far icons and links may hang out of their box by their margins, in px. */
  const hanging = 6

  /** How far an element's margin lets it reach out at the end of its box. */
  function reach(element: Element) {
    return -Number.parseFloat(getComputedStyle(element).marginInlineEnd) || 0
  }

  function describe(element: Element) {
    const name = element.getAttribute('class') ?? element.tagName.toLowerCase()
    return `${element.tagName.toLowerCase()}.${name} "${(element.textContent ?? '').slice(0, 40)}"`
  }

  function isSeen(element: Element) {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || element.closest('.fy-hidden, [popover]')) return false
    return element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    })
  }

  /** The horizontal part of an element that no ancestor clips. */
  function shownSides(element: Element, place: Element) {
    let { left, right } = element.getBoundingClientRect()
    for (let each = element.parentElement; each && each !== place; each = each.parentElement) {
      if (getComputedStyle(each).overflowX === 'visible') continue
      const clip = each.getBoundingClientRect()
      left = Math.max(left, clip.left)
      right = Math.min(right, clip.right)
    }
    return { left, right }
  }

  function canBeRead(element: HTMLElement) {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
    const places = [
      element.closest('[title]')?.getAttribute('title'),
      // The buttons of the host page have their full text as a name.
      element.closest('button[aria-haspopup="dialog"]')?.textContent,
    ]
    return places.some((text) => text?.includes(element.textContent.trim()))
  }

  /** An amount and its symbol in one text: cutting off the symbol changes the meaning. */
  function losesSymbol(element: Element) {
    const text = (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
    return /^[<+\u2212-]?\d[\d.,\s]*\s\S*[^\d\s.,]\S*$/.test(text.trim())
  }

  /** An address shortened in the middle: without its end it is ambiguous. */
  function isAddress(element: Element) {
    return /^\w{4,6}\.{3}\w{4,6}$/.test((element.textContent ?? '').trim())
  }

  function look(element: HTMLElement, place: Element) {
    // A balance that does not fit is not drawn; labelWidths.spec.ts checks that it is never cut.
    if (element.closest('svg, input, textarea, iframe, .fy-balance') || !isSeen(element)) return
    const style = getComputedStyle(element)
    const bounds = place.getBoundingClientRect()
    const { left, right } = shownSides(element, place)
    if (right > left && (left < bounds.left - slack || right > bounds.right + slack)) {
      const past = Math.max(bounds.left - left, right - bounds.right).toFixed(0)
      found.add(`${describe(element)} reaches ${past} px past its place`)
    }
    if (style.display === 'inline' || style.display === 'contents') return
    // Overflow at the start of a box does not count as scroll width.
    const box = element.parentElement
    const isMoved = style.position === 'absolute' || Number.parseFloat(style.marginLeft) < 0
    if (box && !isMoved && getComputedStyle(box).display.includes('flex')) {
      const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()]
      const fromRight = getComputedStyle(box).direction === 'rtl'
      const before = fromRight ? inner.right - outer.right : outer.left - inner.left
      if (before > hanging) {
        found.add(`${describe(element)} begins ${before.toFixed(0)} px before its box`)
      }
    }
    if (element.matches('button, a') && element.scrollHeight > element.clientHeight + 4) {
      found.add(`${describe(element)} is higher than its box`)
    }
    if (element.scrollWidth <= element.clientWidth + slack) return
    const by = `${element.scrollWidth} px in ${element.clientWidth} px`
    if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
      // A row of chips scrolls on purpose.
      if (element.matches('.fy-token-suggestions')) return
      found.add(`${describe(element)} scrolls sideways: ${by}`)
    } else if (style.overflowX === 'visible') {
      const wanted = [...element.children].map(reach)
      if (element.scrollWidth <= element.clientWidth + Math.max(hanging, ...wanted)) return
      found.add(`${describe(element)} is wider than its box: ${by}`)
    } else if (style.webkitLineClamp !== 'none') {
      // Its lines break anywhere, and the last one that is shown has the ellipsis.
      if (style.overflowWrap !== 'anywhere')
        found.add(`${describe(element)} is cut in a line: ${by}`)
    } else if (style.textOverflow !== 'ellipsis') {
      found.add(`${describe(element)} is cut without an ellipsis: ${by}`)
    } else if (isAddress(element)) {
      found.add(`${describe(element)} is an address that is cut: ${by}`)
    } else if (losesSymbol(element)) {
      found.add(`${describe(element)} is cut with its symbol: ${by}`)
    } else if (!canBeRead(element)) {
      found.add(`${describe(element)} is cut and cannot be read: ${by}`)
    }
  }

  for (const host of document.querySelectorAll('*')) {
    const root = host.shadowRoot
    if (!root) continue
    const place = root.querySelector('dialog[open] .fy-modal') ?? host.parentElement
    if (!place || (root.querySelector('dialog') && !root.querySelector('dialog[open]'))) continue
    const inside = place === host.parentElement ? root : place
    for (const element of inside.querySelectorAll<HTMLElement>('*')) look(element, place)
    if (inside !== place) continue
    look(place as HTMLElement, host.ownerDocument.documentElement)
    // The dialog cuts what is wider than the window, so the card's layout box is measured.
    const { left, right } = place.getBoundingClientRect()
    if (left < -slack || right > innerWidth + slack) {
      found.add(
        `${describe(place)} reaches past the window: ${left} to ${right} px of ${innerWidth}`,
      )
    }
  }
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) {
    found.add(`the page scrolls sideways: ${page.scrollWidth} px in ${page.clientWidth} px`)
  }
  return [...found]
}
