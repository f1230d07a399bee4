import type { Target } from '../../scenarios/index.ts'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** An element in words: `the button “Continue”`, `the second link “Get”`. */
export function describeTarget({ role, name, exact = true, nth, within }: Target): string {
  const which = nth === undefined ? '' : `${ordinals[nth] ?? `${nth + 1}th`} `
  const named = name === undefined ? '' : exact ? ` “${name}”` : ` with “${name}” in its name`
  const where = within === 'page' ? ' on the page' : ''
  return `the ${which}${spoken(role)}${named}${where}`
}

function spoken(role: string): string {
  const names: Readonly<Record<string, string>> = {
    textbox: 'field',
    searchbox: 'search field',
    listitem: 'list entry',
    img: 'picture',
    progressbar: 'progress bar',
    menuitem: 'menu entry',
  }
  return (Object.hasOwn(names, role) ? names[role] : undefined) ?? role
}
