import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** An element as a screen reader names it. */
export interface Spoken {
  /** The role, or the tag if there is none: `button`, `<p>`. */
  readonly role: string
  /** Accessible name, or the text of an element without a role; empty if there is none. */
  readonly name: string
}

const longest = 80

/** Role and name of an element. */
export function spokenOf(element: Element): Spoken {
  const role = getRole(element)
  const name = tidy(computeAccessibleName(element))
  if (role !== null) return { role, name }
  const text = name === '' ? tidy(element.textContent ?? '') : name
  const isLong = text.length > longest
  return {
    role: `<${element.localName}>`,
    name: isLong ? `${text.slice(0, longest).trimEnd()}…` : text,
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
