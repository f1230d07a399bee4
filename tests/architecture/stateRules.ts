import { isTest, type SourceFile } from './sourceFiles.ts'
import { isNode, nameOf, parse, problem, type Problem, type SyntaxNode } from './syntax.ts'

const INSTEAD =
  'No state at module level, so that two widgets fit on one page: build it inside a factory createX(options).'
const COLLECTIONS = [
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'AbortController',
  'EventTarget',
]
/** React's context only identifies a place in the tree and holds no state itself. */
const HARMLESS_CALLS = ['createContext']

/** Removes `as`, `satisfies` and parentheses. */
function bare(node: unknown): SyntaxNode | undefined {
  if (!isNode(node)) return undefined
  return /^(TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type)
    ? bare(node.expression)
    : node
}

function isReadonly(declarator: SyntaxNode, text: string): boolean {
  const id = declarator.id
  const type = isNode(id) && isNode(id.typeAnnotation) ? id.typeAnnotation : undefined
  const written = type === undefined ? '' : text.slice(type.start, Number(type.end))
  return /^:\s*(Readonly|readonly )/.test(written)
}

function stateIn(declarator: SyntaxNode, text: string): string | undefined {
  const value = bare(declarator.init)
  if (value === undefined) return undefined
  const callee = nameOf(value.callee)
  if (value.type === 'NewExpression' && COLLECTIONS.includes(callee ?? '')) {
    return isReadonly(declarator, text)
      ? undefined
      : `new ${callee}() at module level. ${INSTEAD} A constant table says so with its type, ReadonlyMap or ReadonlySet.`
  }
  if (value.type === 'CallExpression' && /^(create|use)[A-Z]|^create$/.test(callee ?? '')) {
    return HARMLESS_CALLS.includes(callee ?? '')
      ? undefined
      : `${callee}() at module level. ${INSTEAD}`
  }
  const empty =
    (value.type === 'ArrayExpression' &&
      Array.isArray(value.elements) &&
      value.elements.length === 0) ||
    (value.type === 'ObjectExpression' &&
      Array.isArray(value.properties) &&
      value.properties.length === 0)
  return empty && !isReadonly(declarator, text)
    ? `An empty ${value.type === 'ArrayExpression' ? 'array' : 'object'} at module level waits to be filled. ${INSTEAD}`
    : undefined
}

/** State of a module that should belong to an object with an owner. */
export function stateProblems(file: SourceFile): Problem[] {
  if (isTest(file.path)) return []
  const body = parse(file).body
  return (Array.isArray(body) ? body.filter(isNode) : [])
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .filter((statement) => statement.type === 'VariableDeclaration' && statement.declare !== true)
    .flatMap((statement) => {
      if (statement.kind !== 'const') {
        return [problem(file, statement, `${String(statement.kind)} at module level. ${INSTEAD}`)]
      }
      const declarators = Array.isArray(statement.declarations) ? statement.declarations : []
      return declarators.filter(isNode).flatMap((declarator) => {
        const message = stateIn(declarator, file.text)
        return message === undefined ? [] : [problem(file, declarator, message)]
      })
    })
}
