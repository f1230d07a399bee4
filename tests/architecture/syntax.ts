import { parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

/** A node of the syntax tree, seen only as far as the rules need it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** Something a rule found, said so that its reader knows what to do. */
export interface Problem {
  readonly path: string
  readonly line: number
  readonly message: string
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The syntax tree of a file. A file that cannot be parsed is an error here. */
export function parse({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`Failed to parse ${path}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

export function problem(file: SourceFile, node: SyntaxNode, message: string): Problem {
  const line = file.text.slice(0, node.start).split('\n').length
  return { path: file.path, line, message }
}

/** The nodes directly below a node, each with the field it stands in. */
export function children(node: SyntaxNode): { field: string; child: SyntaxNode }[] {
  return Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ field, child })),
  )
}

/**
 * Visits a node and everything below it, parents first. `visit` answers false to leave a branch out.
 */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent?: SyntaxNode, field?: string) => boolean | void,
  parent?: SyntaxNode,
  field?: string,
): void {
  if (visit(node, parent, field) === false) return
  for (const next of children(node)) walk(next.child, visit, node, next.field)
}

/** The name of an identifier, or of a string literal; nothing for every other node. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

/** A report that reads as a list in a failed assertion. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(({ path, line, message }) => `${path}:${line} ${message}`)
}
