/** What browsers keep and fill in for a person, and no one else is to read. A code for one login (`one-time-code`) cannot be used twice. */
export const secretKinds: readonly string[] = [
  'current-password',
  'new-password',
  'cc-number',
  'cc-csc',
]

/** Fields that were for a password once: a button “Show” makes them fields for text. */
const passwords = new WeakSet<Element>()
/** Their names and ids, by page: some buttons put another field in the place of the first one. */
const namesOfPages = new WeakMap<Document, Set<string>>()

/**
 * The name of the secret in a field: of a field that is or was for a password, of one in which the browser fills in a password or the number or
 * code of a card, and of one that the host marks with `data-foyer-secret`, whose value is the name. Undefined for any other field.
 * @param label accessible name of the field
 */
export function secretOf(field: Element, label = ''): string | undefined {
  const marked = field.closest('[data-foyer-secret]')?.getAttribute('data-foyer-secret')
  if (marked === undefined && !isPrivate(field)) return undefined
  return marked?.trim() || label.trim() || 'password'
}

/** Notes the fields for passwords of a page, shadow trees included, before one of them becomes a field for text. */
export function notePasswords(root: Document | ShadowRoot): void {
  for (const element of root.querySelectorAll('*')) {
    if (isPassword(element)) note(element)
    if (element.shadowRoot) notePasswords(element.shadowRoot)
  }
}

const isPassword = (field: Element) =>
  field.tagName === 'INPUT' && field.getAttribute('type')?.toLowerCase() === 'password'

function note(field: Element): void {
  passwords.add(field)
  const names = namesOfPages.get(field.ownerDocument) ?? new Set()
  for (const name of namesOf(field)) names.add(name)
  namesOfPages.set(field.ownerDocument, names)
}

const namesOf = (field: Element): readonly string[] =>
  ['id', 'name'].flatMap((attribute) => {
    const name = field.getAttribute(attribute)
    return name ? [`${attribute} ${name}`] : []
  })

function isPrivate(field: Element): boolean {
  if (isPassword(field)) note(field)
  if (passwords.has(field)) return true
  const kinds = field.getAttribute('autocomplete')?.toLowerCase().split(/\s+/) ?? []
  if (kinds.some((kind) => secretKinds.includes(kind))) return true
  const known = namesOfPages.get(field.ownerDocument)
  return known !== undefined && namesOf(field).some((name) => known.has(name))
}
