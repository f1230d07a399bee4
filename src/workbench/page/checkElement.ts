import type { Finding, PageExpectation } from '../../../scenarios/index.ts'
import { findAll } from './findAll.ts'
import { focusedIn } from './focusedIn.ts'
import { found } from './found.ts'

type Wanted = Extract<PageExpectation, { expect: 'element' }>

/** Whether an element is there, how many there are, and in which state. */
export function checkElement(page: Document, wanted: Wanted): Finding {
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
