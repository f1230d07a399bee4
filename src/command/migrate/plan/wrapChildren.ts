import { indentAt } from '../../app/syntax/objects.ts'
import { nodeIn, nodesBelow, type Node } from '../../app/syntax/parseModule.ts'
import type { Draft } from '../source/draft.ts'

/** Puts an element around the children of another one. */
export function wrapChildren(
  draft: Draft,
  element: Node,
  name: string,
  attributes: readonly string[],
): void {
  const opening = nodeIn(element, 'openingElement')
  const closing = nodeIn(element, 'closingElement')
  if (opening === undefined || closing === undefined) return
  const { newline, indent } = draft.style
  const inner = draft.before.slice(opening.end, closing.start)
  const outer = indentAt(draft.before, element.start)
  const start = `<${[name, ...attributes].join(' ')}>`
  const insert = (at: number, text: string) => draft.replace({ start: at, end: at }, text)
  if (!inner.includes('\n')) {
    insert(opening.end, newline + outer + indent + start)
    insert(closing.start, `</${name}>${newline}${outer}`)
    return
  }
  insert(opening.end, newline + outer + indent + start)
  // Texts over several lines keep their lines as they are.
  const texts = nodesBelow([element]).filter(({ type }) => type === 'TemplateLiteral')
  for (const { index } of inner.matchAll(/\n(?=[ \t]*\S)/g)) {
    const at = opening.end + index + 1
    if (!texts.some(({ start: from, end }) => from < at && at < end)) insert(at, indent)
  }
  const last = draft.before.lastIndexOf('\n', closing.start - 1) + 1
  insert(last, `${outer}${indent}</${name}>${newline}`)
}
