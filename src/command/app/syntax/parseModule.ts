import { parse, parseExpression } from '@babel/parser'

/** A node of a syntax tree; its fields depend on its type. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The statements of a module; undefined if its syntax is broken or not known. */
export function parseModule(path: string, text: string): readonly Node[] | undefined {
  // In a .ts file, `<T>value` is a type and no element.
  const isTypes = /\.[cm]?ts$/.test(path)
  try {
    const { program, errors } = parse(text, {
      sourceType: 'module',
      plugins: [
        ...(/\.[cm]?jsx?$/.test(path) ? [] : (['typescript'] as const)),
        ...(isTypes ? [] : (['jsx'] as const)),
      ],
      errorRecovery: false,
    })
    return (errors ?? []).length > 0 ? undefined : program.body.map(asNode)
  } catch {
    return undefined
  }
}

/** The value of a JSON file; undefined if it is no object. */
export function parseJson(text: string): Node | undefined {
  try {
    const node = asNode(parseExpression(text))
    return node.type === 'ObjectExpression' ? node : undefined
  } catch {
    return undefined
  }
}

// The types of the parser know hundreds of nodes, whose fields are read by name here.
const asNode = (node: unknown) => node as Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Object(value).type === 'string'

/** The node in a field; undefined if the field holds none. */
export function nodeIn(node: Node | undefined, field: string): Node | undefined {
  const value = node?.[field]
  return isNode(value) ? value : undefined
}

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
])

/** An expression without the types and brackets around it. */
export function bare(node: Node | undefined): Node | undefined {
  return node !== undefined && wrappers.has(node.type) ? bare(nodeIn(node, 'expression')) : node
}

/** The nodes in a field that holds a list; a gap in it is undefined. */
export function nodesIn(node: Node | undefined, field: string): readonly (Node | undefined)[] {
  const value = node?.[field]
  return Array.isArray(value) ? value.map((each) => (isNode(each) ? each : undefined)) : []
}

/**
 * Some nodes and all below them, outer ones first.
 * @param isLeaf whether the nodes below a node are left out
 */
export function nodesBelow(
  nodes: readonly Node[],
  isLeaf: (node: Node) => boolean = () => false,
): readonly Node[] {
  return nodes.flatMap((node) => {
    if (isLeaf(node)) return [node]
    const below = Object.entries(node)
      .filter(([field]) => !apart.has(field))
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .filter(isNode)
    return [node, ...nodesBelow(below, isLeaf)]
  })
}

const apart = new Set(['loc', 'leadingComments', 'trailingComments', 'innerComments', 'extra'])
