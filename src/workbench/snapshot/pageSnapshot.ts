import { secretOf } from '../../stage/page/secretOf.ts'

/** A page as it looked: it can be drawn in a frame that runs no scripts. */
export interface PageSnapshot {
  /** The document with its shadow trees. */
  readonly html: string
  /** Details that the text of a document lacks, by the position of the element among all elements. */
  readonly details: ReadonlyMap<number, ElementDetails>
}

interface ElementDetails {
  readonly tag: string
  readonly value?: string
  readonly isChecked?: boolean
  readonly scroll?: { readonly top: number; readonly left: number }
  /** A dialog above the page. */
  readonly isModal?: boolean
  /** The adopted style sheets of its shadow tree. */
  readonly styles?: readonly string[]
}

/** The tag of elements that only a drawn snapshot has. */
const added = 'data-foyer-added'
/** The `style` of an element in the text of a snapshot, where a content policy does not see it. */
const written = 'data-foyer-style'
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src * data: blob:; font-src 'self' data:"
const still =
  '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important }'

/** Reads a page, shadow trees included, without a change to it. Frames of other sites are left out; passwords and other secrets, too. */
export function takeSnapshot(page: Document): PageSnapshot {
  const root = page.documentElement
  const details = new Map<number, ElementDetails>()
  const shadowRoots: ShadowRoot[] = []
  const secrets: Element[] = []
  let index = 0
  for (const element of elementsOf(page)) {
    if (element.shadowRoot) shadowRoots.push(element.shadowRoot)
    if (element.hasAttribute('value') && secretOf(element) !== undefined) secrets.push(element)
    const found = detailsOf(element)
    if (found) details.set(index, found)
    index += 1
  }
  const head = `<base href="${page.baseURI}" ${added}><meta http-equiv="content-security-policy" content="${policy}" ${added}>`
  const inner = secrets
    .reduce(
      (html, field) => html.replaceAll(tagOf(field), tagOf(withoutValue(field))),
      root.getHTML({ shadowRoots }),
    )
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>|<link\b(?![^>]*\bstylesheet)[^>]*>/g, '')
    .replaceAll(/(<iframe\b[^>]*?)\ssrc(?:doc)?=/g, '$1 data-src=')
    .replaceAll(/(<[^>]*)\sautofocus=""/g, '$1')
  const [open = '<html>'] = (root.cloneNode(false) as Element).outerHTML.split('</html>')
  // Whatever stands before the head of the page, such as a comment, stands behind the policy.
  const html = `<!doctype html>${open}<head>${head}${inner}</html>`
  return { html: html.replaceAll(/(<[^>]*)\sstyle="/g, `$1 ${written}="`), details }
}

/** Completes a document that was parsed from the HTML of a snapshot. */
export function completeSnapshot(page: Document, { details }: PageSnapshot): void {
  const elements = [...elementsOf(page)].filter((element) => !element.hasAttribute(added))
  adopt(page, still)
  for (const element of elements) completeStyle(element)
  for (const [index, wanted] of details) {
    const element = elements[index]
    if (element?.tagName === wanted.tag) complete(element, wanted)
  }
  // A scroll position needs the styles of every element.
  for (const [index, { tag, scroll }] of details) {
    const element = elements[index]
    if (element?.tagName === tag && scroll) element.scrollTo({ ...scroll, behavior: 'instant' })
  }
}

function complete(element: Element, { value, isChecked, isModal, styles }: ElementDetails): void {
  const field = element as HTMLInputElement
  if (value !== undefined) field.value = value
  if (isChecked !== undefined) field.checked = isChecked
  const { shadowRoot } = element
  if (shadowRoot && styles) for (const css of [...styles, still]) adopt(shadowRoot, css)
  if (isModal) {
    element.removeAttribute('open')
    const dialog = element as HTMLDialogElement
    // It takes no focus: that stays with the person or the play.
    dialog.inert = true
    dialog.showModal()
    dialog.inert = false
  }
}

/** Adds styles that a content policy does not block: the frame of a snapshot has that of the page around it. */
function adopt(root: Document | ShadowRoot, css: string): void {
  const view = (root.ownerDocument ?? root).defaultView as (Window & typeof globalThis) | null
  if (view === null) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}

/** Applies the styles in the text of a snapshot; a content policy may have blocked a `style` element. */
function completeStyle(element: Element): void {
  const { sheet, style, textContent } = element as HTMLElement & HTMLStyleElement
  const root = element.getRootNode() as Document | ShadowRoot
  if (element.tagName === 'STYLE' && sheet === null) adopt(root, textContent)
  const text = element.getAttribute(written)
  if (text !== null) style.cssText = text
  element.removeAttribute(written)
}

function detailsOf(element: Element): ElementDetails | undefined {
  const { tagName: tag, scrollTop: top, scrollLeft: left, shadowRoot } = element
  const details: ElementDetails = {
    tag,
    ...fieldOf(element),
    ...(top !== 0 || left !== 0 ? { scroll: { top, left } } : {}),
    ...(tag === 'DIALOG' && element.matches(':modal') ? { isModal: true } : {}),
    ...(shadowRoot ? { styles: shadowRoot.adoptedStyleSheets.map(textOf) } : {}),
  }
  return Object.keys(details).length > 1 ? details : undefined
}

const tagOf = (field: Element) => (field.cloneNode(false) as Element).outerHTML

/** React writes what is typed into the attribute, too. */
function withoutValue(field: Element): Element {
  const copy = field.cloneNode(false) as Element
  copy.removeAttribute('value')
  return copy
}

/** The content of a field, which its attributes lack. */
function fieldOf(element: Element): Pick<ElementDetails, 'value' | 'isChecked'> {
  if (!['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName)) return {}
  const { type, value, checked } = element as HTMLInputElement
  if (type === 'file' || secretOf(element) !== undefined) return {}
  return ['checkbox', 'radio'].includes(type) ? { isChecked: checked } : { value }
}

/** Adopted sheets do not change after they were created. */
const texts = new WeakMap<CSSStyleSheet, string>()

function textOf(sheet: CSSStyleSheet): string {
  const known = texts.get(sheet)
  if (known !== undefined) return known
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
  texts.set(sheet, text)
  return text
}

/** Whether a snapshot does without an element: it would only fetch or run something. */
const isLeftOut = (element: Element) =>
  element.tagName === 'SCRIPT' ||
  (element.tagName === 'LINK' && !/\bstylesheet/.test(element.outerHTML))

/** All elements of a page in the order of its text, the shadow tree of an element before its children. */
function* elementsOf(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const child of root.children) {
    if (isLeftOut(child)) continue
    yield child
    if (child.shadowRoot) yield* elementsOf(child.shadowRoot)
    // Without scripts, its text becomes elements.
    if (child.tagName !== 'NOSCRIPT') yield* elementsOf(child)
  }
}
