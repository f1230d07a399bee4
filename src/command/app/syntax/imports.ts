import type { Insertion } from './insertion.ts'
import { nodeIn, nodesBelow, nodesIn, type Node } from './parseModule.ts'
import type { Style } from './style.ts'

/** The local name under which a module imports something; undefined if it does not. */
export function importedAs(body: readonly Node[], from: string, name: string): string | undefined {
  const specifiers = body
    .filter(({ type }) => type === 'ImportDeclaration')
    .filter((each) => nodeIn(each, 'source')?.['value'] === from)
    .flatMap((each) => nodesIn(each, 'specifiers'))
  const found = specifiers.find((each) => {
    const imported = each === undefined ? undefined : nodeIn(each, 'imported')
    return (imported?.['name'] ?? imported?.['value']) === name
  })
  const local = found === undefined ? undefined : nodeIn(found, 'local')?.['name']
  return typeof local === 'string' ? local : undefined
}

/** Whether a name occurs anywhere in a module, so that an import of it could change something. */
export const isTaken = (body: readonly Node[], name: string): boolean =>
  nodesBelow(body).some((node) => node.type === 'Identifier' && node['name'] === name)

/** Adds an import behind the others, or before everything. */
export function addImport(
  code: string,
  body: readonly Node[],
  { name, from }: { readonly name: string; readonly from: string },
  { quote, semicolon, newline }: Style,
): Insertion {
  const line = `import { ${name} } from ${quote}${from}${quote}${semicolon}`
  const last = body.findLast(({ type }) => type === 'ImportDeclaration')
  if (last !== undefined) return { at: last.end, text: `${newline}${line}` }
  const start = code.startsWith('\uFEFF') ? 1 : 0
  return { at: start, text: `${line}${newline}${newline}` }
}
