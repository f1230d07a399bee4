import type { Target } from '../../scenarios/index.ts'
import { findNamed } from './findNamed.ts'
import { isElement } from './isElement.ts'

/** Roles of elements that a person clicks or types into. */
const tags: Readonly<Record<string, string>> = {
  BUTTON: 'button',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
  OPTION: 'option',
}

const inputTypes: Readonly<Record<string, string>> = {
  search: 'searchbox',
  number: 'spinbutton',
  range: 'slider',
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  submit: 'button',
  reset: 'button',
}

const interactive = new Set([
  ...Object.values(tags),
  ...Object.values(inputTypes),
  'textbox',
  'link',
  'tab',
  'switch',
  'menuitem',
  'menuitemradio',
  'treeitem',
])

/** Finds the innermost control in an event's path and returns its role and accessible name; `undefined` if there is none. */
export function targetOf(page: Document, path: readonly EventTarget[]): Target | undefined {
  for (const part of path) {
    const role = isElement(part) ? roleOf(part) : undefined
    if (role === undefined) continue
    const target = name(page, part, { role }) ?? name(page, part, { role, within: 'page' })
    if (target !== undefined) return target
  }
  return undefined
}

function name(page: Document, wanted: EventTarget, scope: Target): Target | undefined {
  const all = findNamed(page, scope)
  const found = all.find(({ element }) => element === wanted)
  if (found === undefined) return undefined
  const named = found.name === '' ? scope : { ...scope, name: found.name }
  const same = found.name === '' ? all : all.filter((each) => each.name === found.name)
  return same.length === 1 ? named : { ...named, nth: same.indexOf(found) }
}

function roleOf(element: Element): string | undefined {
  const given = element.getAttribute('role')?.split(' ')[0]
  const role = given || implicitRoleOf(element)
  return role !== undefined && interactive.has(role) ? role : undefined
}

function implicitRoleOf(element: Element): string | undefined {
  const { tagName } = element
  if (tagName === 'A') return element.hasAttribute('href') ? 'link' : undefined
  if (tagName === 'INPUT') return inputTypes[(element as HTMLInputElement).type] ?? 'textbox'
  return tags[tagName]
}
