import { parseSync } from 'oxc-parser'
import type { SourceFile } from './sourceFiles.ts'

/** A node of the syntax tree with the fields that the rules use. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

/** A finding of a rule, with a message that says what to do. */
export interface Problem {
  readonly path: string
  readonly line: number
  readonly message: string
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** The syntax tree of a file. Throws when the file cannot be parsed. */
export function parse({ path, text }: SourceFile): SyntaxNode {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`Failed to parse ${path}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

export function problem(file: SourceFile, node: SyntaxNode, message: string): Problem {
  const line = file.text.slice(0, node.start).split('\n').length
  return { path: file.path, line, message }
}

/** The direct children of a node, each with its field. */
export function children(node: SyntaxNode): { field: string; child: SyntaxNode }[] {
  return Object.entries(node).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ field, child })),
  )
}

/** Visits a node and its descendants, parents first. `visit` returns false to skip a branch. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent?: SyntaxNode, field?: string) => boolean | void,
  parent?: SyntaxNode,
  field?: string,
): void {
  if (visit(node, parent, field) === false) return
  for (const next of children(node)) walk(next.child, visit, node, next.field)
}

/** The name of an identifier, or the value of a string literal; `undefined` for any other node. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node.name)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

/** A list of findings for a failed assertion. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(({ path, line, message }) => `${path}:${line} ${message}`)
}
