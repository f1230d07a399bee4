import type { Finding, PageExpectation, Target } from '../../scenarios/index.ts'
import { findAll } from './findAll.ts'
import { findNamed } from './findNamed.ts'
import { focusedIn } from './focusedIn.ts'
import { found } from './found.ts'
import { scopeOf } from './scopeOf.ts'
import { containersOf } from './containersOf.ts'
import { isSeen } from './isSeen.ts'

type Wanted<Kind extends PageExpectation['expect']> = Extract<
  PageExpectation,
  { readonly expect: Kind }
>

const checks: {
  readonly [E in PageExpectation['expect']]: (page: Document, wanted: Wanted<E>) => Finding
} = {
  title(page, { is }) {
    const titles = findAll(page, { role: 'heading', within: 'modal' })
    const title = titles.findLast((one) => one.tagName === 'H1')?.innerText.trim() ?? null
    return found(title === is, title)
  },
  text(page, { text, absent = false, within }) {
    const scope = scopeOf(page, within)
    const seen = scope !== undefined && isTextSeen(scope, text)
    return found(seen !== absent, readingOf(scope))
  },
  element: checkElement,
  order(page, wanted) {
    const { role, within } = wanted
    const named = findNamed(page, { role, ...(within ? { within } : {}) })
    const names = named.map(({ name }) => name)
    const listed = names.filter((name) => wanted.names.includes(name))
    return found(JSON.stringify(listed) === JSON.stringify(wanted.names), names)
  },
  link: (page, wanted) => checkLink(findAll(page, wanted.target), wanted),
  box: (page, wanted) => checkBox(elementOf(page, wanted), wanted),
  style: (page, wanted) => checkStyle(elementOf(page, wanted), wanted),
  scrollBox: (page, wanted) => checkScrollBox(elementOf(page, wanted), wanted.height),
  focusInModal(page) {
    const inside = focusedIn(page).closest('dialog') !== null
    return found(inside, inside ? 'focus in the dialog' : 'focus outside the dialog')
  },
  toast(page, wanted) {
    const toasts = toastsOf(page)
    const fits = toasts.some(
      ({ text, variant }) =>
        text === wanted.text && (wanted.variant === undefined || wanted.variant === variant),
    )
    return found(fits, toasts)
  },
  noToast: (page) => found(toastsOf(page).length === 0, toastsOf(page)),
}

/** Checks an expectation on a page once; returns whether it is met, and the actual state. */
export function checkPage(page: Document, wanted: PageExpectation): Finding {
  // The compiler cannot see that the check belongs to the kind of the expectation.
  const check = checks[wanted.expect] as (page: Document, wanted: PageExpectation) => Finding
  return check(page, wanted)
}

const elementOf = (page: Document, { target }: { readonly target: Target }) =>
  findAll(page, target)[target.nth ?? 0]

/** Checks whether an element exists, how many there are, and their state. */
function checkElement(page: Document, wanted: Wanted<'element'>): Finding {
  const all = findAll(page, wanted.target)
  const { nth } = wanted.target
  const meant = nth === undefined ? all : all.slice(nth, nth + 1)
  if (wanted.count !== undefined && meant.length !== wanted.count) {
    return found(false, `${meant.length} of them`)
  }
  if (wanted.is === 'absent') return found(meant.length === 0, `${meant.length} of them`)
  const [element] = meant
  if (!element) return found(wanted.count === 0, 'none of them')

  const state = stateOf(element)
  const is = wanted.is ?? 'visible'
  const holds = is === 'visible' || (is === 'enabled' ? !state.disabled : state[is])
  const value = wanted.value === undefined || state.value === wanted.value
  const described = wanted.described === undefined || state.described.includes(wanted.described)
  return found(holds && value && described, state)
}

function stateOf(element: HTMLElement) {
  const says = (name: string) => element.getAttribute(`aria-${name}`) === 'true'
  const root = element.getRootNode() as Document | ShadowRoot
  const ids = (element.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean)
  return {
    disabled: element.matches(':disabled') || says('disabled'),
    focused: focusedIn(element.ownerDocument) === element,
    checked: element.matches(':checked') || says('checked'),
    busy: says('busy'),
    value: 'value' in element ? element.value : undefined,
    described: ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' '),
  }
}

/** Checks the target of a link, and that a new tab gets no reference to this one. */
function checkLink(links: readonly HTMLElement[], wanted: Wanted<'link'>): Finding {
  const link = wanted.target.nth === undefined ? links[0] : links[wanted.target.nth]
  if (!link || (wanted.target.nth === undefined && links.length !== 1)) {
    return found(false, `${links.length} such links`)
  }
  const href = link.getAttribute('href')
  const target = link.getAttribute('target')
  const rel = link.getAttribute('rel') ?? ''
  const safe = target !== '_blank' || (rel.includes('noopener') && rel.includes('noreferrer'))
  const tab = wanted.newTab === undefined || (target === '_blank') === wanted.newTab
  return found(href === wanted.href && tab && safe, { href, target, rel })
}

/** The position and size of an element in CSS px of its own window. */
function checkBox(element: HTMLElement | undefined, wanted: Wanted<'box'>): Finding {
  if (!element) return found(false, 'no such element')
  const { x, y, width, height } = element.getBoundingClientRect()
  const bottom = (element.ownerDocument.defaultView?.innerHeight ?? 0) - (y + height)
  const near = (a: number, b: number | undefined) => b === undefined || Math.abs(a - b) < 1
  const ok =
    near(width, wanted.width) &&
    near(height, wanted.height) &&
    near(x, wanted.left) &&
    near(bottom, wanted.bottom) &&
    width <= (wanted.maxWidth ?? Infinity) &&
    height <= (wanted.maxHeight ?? Infinity)
  return found(ok, { x, y, width, height, bottom })
}

/** A computed CSS property of an element. */
function checkStyle(element: HTMLElement | undefined, wanted: Wanted<'style'>): Finding {
  if (!element) return found(false, 'no such element')
  const view = element.ownerDocument.defaultView ?? window
  const style = view.getComputedStyle(element).getPropertyValue(wanted.property)
  return found(style === wanted.is, style)
}

/** The height in CSS px of the box in which an element scrolls. */
function checkScrollBox(element: HTMLElement | undefined, height: number): Finding {
  let box: HTMLElement | null | undefined = element
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
  if (!box) return found(false, 'nothing scrolls')
  const size = { height: box.getBoundingClientRect().height, inside: box.scrollHeight }
  return found(size.height === height, size)
}

function toastsOf(page: Document) {
  const toasts =
    scopeOf(page, 'modal')?.querySelectorAll<HTMLElement>('.fy-snackbar[data-variant]') ?? []
  return [...toasts].map((toast) => ({
    // Amounts have a no-break space before their unit.
    text: toast.innerText.replace(/\s+/g, ' ').trim(),
    variant: toast.dataset['variant'],
  }))
}

function readingOf(scope: Element | undefined): string {
  if (!(scope && 'innerText' in scope)) return 'the modal is closed'
  return String(scope.innerText).replace(/\s+/g, ' ').slice(0, 400)
}

/** Whether a text is visible: in the smallest element around it. Case is ignored. */
function isTextSeen(scope: Element, text: string): boolean {
  const wanted = tidy(text)
  const holds = (element: Element) => tidy(element.textContent ?? '').includes(wanted)
  return containersOf(scope)
    .flatMap((root) => [...(root === scope ? [scope] : []), ...root.querySelectorAll('*')])
    .some((one) => holds(one) && ![...one.children].some(holds) && isSeen(one))
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
