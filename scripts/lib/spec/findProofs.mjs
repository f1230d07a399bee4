import { parseSync } from 'oxc-parser'

/** @typedef {{ clause: string, path: string, line: number, title: string }} Proof a test or expectation that covers a clause */
/** @typedef {Record<string, any>} SyntaxNode */

const CLAUSE = /\b[CA]-\d{3}\b/g
const CLAUSE_ALONE = /^[CA]-\d{3}$/

/**
 * @param {unknown} node
 * @param {(node: SyntaxNode) => void} visit
 */
function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit)
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) visit(node)
    for (const value of Object.values(node)) walk(value, visit)
  }
}

/**
 * Whether a call declares a test that runs: it(…), test(…), it.each(…)(…), but not it.skip, it.todo, it.fails.
 *
 * @param {SyntaxNode} callee
 * @returns {boolean}
 */
function declaresTest(callee) {
  if (callee.type === 'Identifier') return callee.name === 'it' || callee.name === 'test'
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    const made = callee.callee ?? callee.tag
    return made.type === 'MemberExpression' && ['each', 'for'].includes(made.property.name)
      ? declaresTest(made.object)
      : false
  }
  return callee.type === 'MemberExpression' && callee.property.name === 'concurrent'
    ? declaresTest(callee.object)
    : false
}

/**
 * The fixed text of a string or template.
 *
 * @param {SyntaxNode | undefined} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map((/** @type {SyntaxNode} */ quasi) => quasi.value.cooked).join('…')
  }
  return undefined
}

/**
 * The clauses that a test names in its title in square brackets, as in 'counts down [C-354 C-355]'.
 *
 * @param {string} title
 */
function claimedBy(title) {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(
    ([, inside = '']) => inside.match(CLAUSE) ?? [],
  )
}

/**
 * The proofs in one file: from the titles of tests, and from the expectations of a scenario.
 *
 * @param {{ path: string, text: string }} file
 * @returns {Proof[]}
 */
export function findProofs({ path, text }) {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`Failed to parse ${path}: ${errors[0].message}`)
  /** @type {Proof[]} */
  const proofs = []
  const scenario = path.endsWith('.scenario.ts')
  walk(program, (node) => {
    const line = () => text.slice(0, node.start).split('\n').length
    if (!scenario && node.type === 'CallExpression' && declaresTest(node.callee)) {
      const title = textOf(node.arguments[0]) ?? ''
      for (const clause of claimedBy(title)) proofs.push({ clause, path, line: line(), title })
    }
    // A scenario names clauses only in what its expectations cover: no other string of it looks like this.
    if (scenario && CLAUSE_ALONE.test(textOf(node) ?? '')) {
      proofs.push({ clause: String(textOf(node)), path, line: line(), title: 'scenario' })
    }
  })
  return proofs
}
