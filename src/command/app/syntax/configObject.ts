import { bare, nodeIn, nodesBelow, nodesIn, type Node } from './parseModule.ts'

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])

/**
 * The object literal that a configuration file exports: on its own, in a call such as `defineConfig`, by a name, or returned by a function.
 * @returns undefined if there is none, or if it depends on something
 */
export function configObject(body: readonly Node[]): Node | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  return objectOf(nodeIn(exported, 'declaration') ?? commonExport(body), body, 0)
}

/** The value of `module.exports = …`. */
export function commonExport(body: readonly Node[]): Node | undefined {
  for (const statement of body) {
    const expression = nodeIn(statement, 'expression')
    const target = nodeIn(expression, 'left')
    const isExport =
      expression?.type === 'AssignmentExpression' &&
      nodeIn(target, 'object')?.['name'] === 'module' &&
      nodeIn(target, 'property')?.['name'] === 'exports'
    if (isExport) return nodeIn(expression, 'right')
  }
  return undefined
}

function objectOf(
  wrapped: Node | undefined,
  body: readonly Node[],
  depth: number,
): Node | undefined {
  const node = bare(wrapped)
  // A name that leads to itself is no object.
  if (node === undefined || depth > 8) return undefined
  const next = (each: Node | undefined) => objectOf(each, body, depth + 1)
  if (node.type === 'ObjectExpression') return node
  if (node.type === 'CallExpression') {
    const args = nodesIn(node, 'arguments')
    const name = String(nodeIn(node, 'callee')?.['name'] ?? '')
    // Another function may do anything with its argument.
    return args.length === 1 && /^define\w*Config$/.test(name) ? next(args[0]) : undefined
  }
  if (node.type === 'Identifier') return next(valueOfName(String(node['name']), body))
  if (functions.has(node.type)) return next(returnedBy(node))
  return undefined
}

/** The value of a constant, or a function, of the module. */
function valueOfName(name: string, body: readonly Node[]): Node | undefined {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && nodeIn(statement, 'id')?.['name'] === name) {
      return statement
    }
    if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') continue
    const found = nodesIn(statement, 'declarations').find(
      (each) => nodeIn(each, 'id')?.['name'] === name,
    )
    if (found !== undefined) return nodeIn(found, 'init')
  }
  return undefined
}

/** What a function returns, if it returns once. */
function returnedBy(node: Node): Node | undefined {
  const body = nodeIn(node, 'body')
  if (body?.type !== 'BlockStatement') return body
  const returns = nodesBelow([body], ({ type }) => functions.has(type)).filter(
    ({ type }) => type === 'ReturnStatement',
  )
  return returns.length === 1 ? nodeIn(returns[0], 'argument') : undefined
}
