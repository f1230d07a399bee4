import type { Spoken } from '../../stage/page/accessibility/spokenOf.ts'

/** Roles that say nothing without a name. */
const named =
  /^(button|link|img|image|textbox|searchbox|combobox|checkbox|switch|radio|slider|spinbutton|tab|option|menuitem|dialog|heading)$/

/** The role of an element and its name, or that a name is missing. */
export function ElementWords({ spoken: { role, name } }: { spoken: Spoken }) {
  return (
    <span className="wb-spoken">
      <span className="wb-muted">{role}</span>{' '}
      {name !== '' ? `“${name}”` : named.test(role) ? <em>no name</em> : null}
    </span>
  )
}
