/** Where a control stands in the card: enough to find it again when its view was rendered again. */
export interface FocusPlace {
  /** What it is, as far as that does not change with what it shows. */
  readonly kind: string
  /** The how many-eth of its kind. */
  readonly nth: number
  readonly name: string
}

/** The place of a button or a link in `card`. A field has none: the focus there would open a phone's keyboard. */
export function focusPlaceOf(card: ParentNode, control: Element): FocusPlace | undefined {
  if (!control.matches('button, a[href]')) return undefined
  const kind = kindOf(control)
  const nth = alike(card, kind).indexOf(control)
  return nth < 0 ? undefined : { kind, nth, name: nameOf(control) }
}

/** The control that stands there now: the only one of its name, or else the one in its position. */
export function controlAt(card: ParentNode, { kind, nth, name }: FocusPlace): Element | undefined {
  const all = alike(card, kind)
  const named = all.filter((control) => nameOf(control) === name)
  const found = named.length === 1 ? named[0] : all[nth]
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
