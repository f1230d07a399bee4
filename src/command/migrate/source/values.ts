import { bare, nodeIn, nodesBelow, nodesIn, type Node } from '../../app/syntax/parseModule.ts'
import { propertyNames } from './draft.ts'

/** The text of a string literal, also of a template without values. */
export function textOf(node: Node | undefined): string | undefined {
  const value = bare(node)
  if (value?.type === 'StringLiteral') return String(value['value'])
  const [only, ...others] = nodesIn(value, 'quasis')
  if (value?.type === 'TemplateLiteral' && only !== undefined && others.length === 0) {
    return String(Object(only['value']).cooked)
  }
  return undefined
}

/** A boolean literal. */
export function flagOf(node: Node | undefined): boolean | undefined {
  const value = bare(node)
  return value?.type === 'BooleanLiteral' ? value['value'] === true : undefined
}

/** A number literal, also in a text such as `10px`. */
export function numberOf(node: Node | undefined): number | undefined {
  const value = bare(node)
  if (value?.type === 'NumericLiteral') return Number(value['value'])
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(textOf(value) ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** The name of an identifier. */
export function nameOf(node: Node | undefined): string | undefined {
  const value = bare(node)
  return value?.type === 'Identifier' ? String(value['name']) : undefined
}

/** The name that a call calls, and its arguments. */
export function callOf(
  node: Node | undefined,
):
  | { readonly name: string; readonly args: readonly (Node | undefined)[]; readonly node: Node }
  | undefined {
  const value = bare(node)
  if (value?.type !== 'CallExpression' && value?.type !== 'NewExpression') return undefined
  const name = nameOf(nodeIn(value, 'callee'))
  return name === undefined ? undefined : { name, args: nodesIn(value, 'arguments'), node: value }
}

/** A property of an object literal. */
export interface Property {
  readonly key: string
  readonly value: Node
  readonly node: Node
}

/** The properties of an object literal; undefined if something is spread into it, or if a key is computed. */
export function propertiesOf(node: Node | undefined): readonly Property[] | undefined {
  const object = bare(node)
  if (object?.type !== 'ObjectExpression' && object?.type !== 'ObjectPattern') return undefined
  const all: Property[] = []
  for (const each of nodesIn(object, 'properties')) {
    const key = nodeIn(each, 'key')
    const name = key?.['name'] ?? key?.['value']
    if (each === undefined || name === undefined || each['computed'] === true) return undefined
    all.push({ key: String(name), value: nodeIn(each, 'value') ?? each, node: each })
  }
  return all
}

/** The value of a property of an object literal. */
export const propertyIn = (node: Node | undefined, key: string): Node | undefined =>
  propertiesOf(node)?.find((each) => each.key === key)?.value

/** Whether an expression means the same at any place: it names nothing of its module. */
export const isSelfContained = (node: Node): boolean => freeNamesOf(node).length === 0

/** The names that an expression takes from around it. */
export function freeNamesOf(node: Node): readonly string[] {
  const all = nodesBelow([node])
  const properties = new Set(all.flatMap(propertyNames))
  const names = all
    .filter((each) => each.type === 'Identifier' && !properties.has(each))
    .map((each) => String(each['name']))
  return [...new Set(names)].filter((name) => !everywhere.has(name))
}

/** Names that need no declaration, in the browser and on a server. */
const everywhere = new Set(['undefined', 'process', 'globalThis', 'URL'])

/** A constant of a module, declared at its top. */
export interface Constant {
  readonly name: string
  readonly statement: Node
  readonly declarator: Node
  readonly value: Node
  readonly isExported: boolean
}

/** The constants that are declared at the top of a module, one a statement. */
export function constantsOf(body: readonly Node[]): readonly Constant[] {
  return body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration'
    const declaration = isExported ? nodeIn(statement, 'declaration') : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    const [declarator, ...others] = nodesIn(declaration, 'declarations')
    const name = nameOf(nodeIn(declarator, 'id'))
    const value = nodeIn(declarator, 'init')
    if (declarator === undefined || others.length > 0) return []
    if (name === undefined || value === undefined) return []
    return [{ name, statement, declarator, value, isExported }]
  })
}

/** The attributes of an element, with the nodes of their values; undefined if something is spread into it. */
export function attributesOf(
  element: Node,
): readonly (Property & { readonly isText: boolean })[] | undefined {
  const all: (Property & { readonly isText: boolean })[] = []
  for (const each of nodesIn(nodeIn(element, 'openingElement'), 'attributes')) {
    const name = nodeIn(each, 'name')?.['name']
    if (each?.type !== 'JSXAttribute' || typeof name !== 'string') return undefined
    const value = nodeIn(each, 'value')
    const inner = value?.type === 'JSXExpressionContainer' ? nodeIn(value, 'expression') : value
    // An attribute without a value is true.
    all.push({
      key: name,
      value: inner ?? each,
      node: each,
      isText: value?.type === 'StringLiteral',
    })
  }
  return all
}

/** A boolean attribute: true without a value. */
export const flagOfAttribute = ({ value, node }: Property): boolean | undefined =>
  value === node ? true : flagOf(value)

/** The elements with a name. */
export const elementsNamed = (nodes: readonly Node[], name: string): readonly Node[] =>
  nodesBelow(nodes).filter(
    (node) =>
      node.type === 'JSXElement' &&
      nodeIn(nodeIn(node, 'openingElement'), 'name')?.type === 'JSXIdentifier' &&
      nodeIn(nodeIn(node, 'openingElement'), 'name')?.['name'] === name,
  )
