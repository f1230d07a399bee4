/** The position of a control in the card, used to find it again after its view was rendered again. */
export interface FocusPlace {
  /** A description that does not depend on the control's current content. */
  readonly kind: string
  /** Its index among controls of the same kind. */
  readonly nth: number
  readonly name: string
}

/**
 * Returns the position of a button or a link in `card`. Fields have none, because focusing one
 * would open a phone's keyboard.
 */
export function focusPlaceOf(card: ParentNode, control: Element): FocusPlace | undefined {
  if (!control.matches('button, a[href]')) return undefined
  const kind = kindOf(control)
  const nth = alike(card, kind).indexOf(control)
  return nth < 0 ? undefined : { kind, nth, name: nameOf(control) }
}

/**
 * Returns the control that is now at that position: the only one of its name, or else the one with
 * its index.
 */
export function controlAt(card: ParentNode, { kind, nth, name }: FocusPlace): Element | undefined {
  const all = alike(card, kind)
  const sameName = all.filter((control) => nameOf(control) === name)
  const found = sameName.length === 1 ? sameName[0] : all[nth]
  return found?.matches(':disabled') ? undefined : found
}

function alike(card: ParentNode, kind: string): Element[] {
  return [...card.querySelectorAll('button, a[href]')].filter((each) => kindOf(each) === kind)
}

function kindOf(control: Element): string {
  return `${control.tagName} ${control.getAttribute('role') ?? ''} ${control.className}`
}

function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? control.textContent
}
