import type { Insertion } from './insertion.ts'
import { nodeIn, nodesIn, type Node } from './parseModule.ts'
import type { Style } from './style.ts'

/** The value of a property of an object literal. */
export function valueOf(object: Node, name: string): Node | undefined {
  const found = propertyOf(object, name)
  return found === undefined ? undefined : nodeIn(found, 'value')
}

/** Whether the keys of an object literal are known: nothing is spread into it, and none is computed. */
export const isPlain = (object: Node): boolean =>
  nodesIn(object, 'properties').every(
    (property) =>
      (property?.type === 'ObjectProperty' || property?.type === 'ObjectMethod') &&
      property['computed'] !== true,
  )

function propertyOf(object: Node, name: string): Node | undefined {
  return nodesIn(object, 'properties').find((property) => {
    const key = nodeIn(property, 'key')
    return property?.type === 'ObjectProperty' && (key?.['name'] ?? key?.['value']) === name
  })
}

/** Adds a property to the end of an object literal, or an element to the end of an array literal. */
export function addLast(code: string, list: Node, added: string, style: Style): Insertion {
  const items = nodesIn(list, list.type === 'ArrayExpression' ? 'elements' : 'properties')
  const last = items.at(-1)
  if (last === undefined) {
    const isOneLine = list.type === 'ArrayExpression'
    const outer = indentAt(code, list.start)
    return {
      at: list.start + 1,
      text: isOneLine
        ? added
        : `${style.newline}${outer}${style.indent}${added}${style.newline}${outer}`,
    }
  }
  const end = last.end
  const isOneLine = !code.slice(list.start, last.start).includes('\n')
  if (isOneLine) return { at: end, text: `, ${added}` }
  return { at: end, text: `,${style.newline}${indentAt(code, last.start)}${added}` }
}

/** The indentation of the line of a place. */
export function indentAt(code: string, at: number): string {
  const line = code.slice(code.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
