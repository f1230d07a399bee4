import { nodeIn, type Node } from '../../app/syntax/parseModule.ts'
import type { Draft } from '../source/draft.ts'

/** Gives an element another name and other attributes. Its children stay. */
export function replaceElement(
  draft: Draft,
  element: Node,
  name: string,
  attributes: readonly string[],
): void {
  const opening = nodeIn(element, 'openingElement')
  const closing = nodeIn(element, 'closingElement')
  if (opening === undefined) return
  const words = [name, ...attributes].join(' ')
  // A library's button is an element without children, also where it is written with an end tag.
  draft.replace(opening, opening['selfClosing'] === true ? `<${words} />` : `<${words}>`)
  if (closing !== undefined) draft.replace(closing, `</${name}>`)
}
