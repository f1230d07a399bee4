import type { Insertion } from './insertion.ts'
import { addLast, valueOf } from './objects.ts'
import { parseJson } from './parseModule.ts'
import { usualStyle } from './style.ts'

/**
 * Adds scripts to the text of a package.json; none that it has already is touched.
 * @returns undefined if its scripts are no object
 */
export function addScripts(
  text: string,
  scripts: Readonly<Record<string, string>>,
): readonly Insertion[] | undefined {
  const root = parseJson(text)
  if (root === undefined) return undefined
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? usualStyle.indent
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const style = { ...usualStyle, indent, newline } as const
  const own = valueOf(root, 'scripts')
  if (own !== undefined && own.type !== 'ObjectExpression') return undefined
  const missing = Object.entries(scripts).filter(
    ([name]) => own === undefined || valueOf(own, name) === undefined,
  )
  if (missing.length === 0) return []
  const pairs = missing.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  if (own === undefined) {
    const inner = pairs.map((pair) => `${newline}${indent}${indent}${pair}`).join(',')
    return [addLast(text, root, `"scripts": {${inner}${newline}${indent}}`, style)]
  }
  const joined = pairs.map((pair) => addLast(text, own, pair, style))
  const [first] = joined
  if (first === undefined) return []
  // One text for all of them: the second follows the first, and not what was last before.
  const isEmpty = text.slice(own.start + 1, own.end - 1).trim() === ''
  const separator = `,${newline}${indent}${indent}`
  return isEmpty
    ? [addLast(text, own, pairs.join(separator), style)]
    : [{ at: first.at, text: joined.map((each) => each.text).join('') }]
}
