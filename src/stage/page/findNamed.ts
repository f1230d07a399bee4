import { queryAllByRole } from '@testing-library/dom'
import type { Target } from '../../scenarios/index.ts'
import { containersOf } from './containersOf.ts'
import { isSeen } from './isSeen.ts'
import { scopeOf } from './scopeOf.ts'

export interface NamedElement {
  readonly element: HTMLElement
  /** Accessible name. */
  readonly name: string
}

/** All visible elements of a role with their names: in the open dialog, on the page or in the target's scope. */
export function findNamed(page: Document, { role, within }: Target): readonly NamedElement[] {
  const inside = role === 'dialog' ? page.body : scopeOf(page, within)
  if (!inside) return []
  const names = new Map<Element | null, string>()
  const note = (name: string, element: Element | null) => {
    names.set(element, name.replace(/\s+/g, ' ').trim())
    return true
  }
  return containersOf(inside)
    .flatMap((container) => [
      // The library's type requires an element, but it uses only members that a shadow root also has.
      ...queryAllByRole(container as HTMLElement, role, { name: note }),
      ...(role === 'textbox' ? passwordsIn(container, names) : []),
    ])
    .filter(isSeen)
    .map((element) => ({ element, name: names.get(element) ?? '' }))
}

/** Password fields have no role of their own, so they count as text fields here. */
function passwordsIn(
  container: ParentNode,
  names: Map<Element | null, string>,
): readonly HTMLInputElement[] {
  const fields = [
    ...container.querySelectorAll<HTMLInputElement>('input[type="password"]:not([role])'),
  ]
  for (const field of fields) names.set(field, labelOf(field))
  return fields
}

function labelOf(field: HTMLInputElement): string {
  const labelled = field.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const root = field.getRootNode() as Document | ShadowRoot
  const labels = [...labelled.map((id) => root.getElementById(id)), ...(field.labels ?? [])]
  const texts = [
    field.getAttribute('aria-label'),
    labels.map((label) => label?.textContent ?? '').join(' '),
    field.title,
    field.placeholder,
  ]
  const text = texts.find((each) => (each ?? '').trim() !== '') ?? ''
  return text.replace(/\s+/g, ' ').trim()
}
