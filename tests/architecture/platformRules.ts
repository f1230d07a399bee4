import { isTest, type SourceFile } from './sourceFiles.ts'
import { isNode, nameOf, parse, problem, walk, type Problem, type SyntaxNode } from './syntax.ts'

const TIMER =
  'Take time from the Clock port: clock.setTimer(label, ms, fn), clock.every(label, ms, fn) or clock.sleep(label, ms, signal).'
const DATE =
  'Take the time from the Clock port: clock.now() in milliseconds. Formatting a known moment is what Intl.DateTimeFormat does.'
const RANDOM = 'Take chance from the Random port, so that a seed decides it.'
const CONSOLE =
  'Production code does not write to the console: reject with a FoyerError, or tell the observer that createFoyer takes.'

/** Globals that must not be used at all. */
const GLOBALS: Readonly<Record<string, string>> = {
  setTimeout: TIMER,
  setInterval: TIMER,
  setImmediate: TIMER,
  clearTimeout: TIMER,
  clearInterval: TIMER,
  clearImmediate: TIMER,
  requestAnimationFrame: TIMER,
  cancelAnimationFrame: TIMER,
  requestIdleCallback: TIMER,
  cancelIdleCallback: TIMER,
  Date: DATE,
  console: CONSOLE,
}

/** Members of globals that must not be used. */
const MEMBERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Math: { random: RANDOM },
  crypto: { randomUUID: RANDOM, getRandomValues: RANDOM },
  performance: { now: DATE },
  AbortSignal: { timeout: TIMER },
}

const GLOBAL_OBJECTS = ['window', 'globalThis', 'self']

/** The only files that use the platform's own time and randomness. */
const ALLOWED = [
  /^src\/backends\/real\/browser\/system(Clock|Random)\.ts$/,
  // These connect the simulator's page to the platform.
  /^src\/backends\/mock\/(clock\/realTime|browser\/(simulatePlatform|pageFetch))\.ts$/,
  // The developer reads the console.
  /^src\/backends\/port\/development\/warnDeveloper\.ts$/,
  // These run in Node beside the dev server, which has no virtual clock.
  /^src\/(server|command)\//,
  /^anvil\//,
  // This runs on a host's server: its time is an argument, and its secrets must not come from a seed.
  /^src\/siweServer\//,
  // These run in Node too, except for the code they evaluate in a page.
  /^src\/playwright\//,
]

/** Branches that are erased at run time. */
const TYPE_FIELDS = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType']
const TYPE_NODES = ['TSTypeAliasDeclaration', 'TSInterfaceDeclaration']

/** Whether an identifier is a value, and not the name of a member or a binding. */
function isReference(parent: SyntaxNode | undefined, field: string | undefined): boolean {
  if (parent === undefined) return true
  if (parent.type === 'MemberExpression' && field === 'property') return parent.computed === true
  if (field === 'key') return parent.computed === true
  return !parent.type.endsWith('Specifier')
}

/** `Date.parse(text)` and `Date.UTC(…)` do not read the current time. */
function isPure(parent: SyntaxNode | undefined): boolean {
  return (
    parent?.type === 'MemberExpression' && ['parse', 'UTC'].includes(nameOf(parent.property) ?? '')
  )
}

/** Every name that the file itself binds, which is then not the global one. */
function ownNames(program: SyntaxNode): Set<string> {
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    if (!isNode(pattern)) return
    const name = nameOf(pattern)
    if (name !== undefined) names.add(name)
    const parts = [pattern.properties, pattern.elements].flat().filter(isNode)
    for (const part of parts) add(part.type === 'Property' ? part.value : part)
    if (pattern.type === 'AssignmentPattern') add(pattern.left)
    if (pattern.type === 'RestElement') add(pattern.argument)
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (/Function(Declaration|Expression)$/.test(node.type)) {
      add(node.id)
      if (Array.isArray(node.params)) node.params.forEach(add)
    }
    if (/^Import.*Specifier$/.test(node.type)) add(node.local)
  })
  return names
}

/** An own field of a table, without its prototype's fields, such as `constructor`. */
function own<T>(table: Readonly<Record<string, T>>, field: string): T | undefined {
  return Object.hasOwn(table, field) ? table[field] : undefined
}

/** The message for one member of a global, as in `Math.random` or `window.setTimeout`. */
function memberMessage(object: string | undefined, member: string | undefined): string | undefined {
  if (object === undefined || member === undefined) return undefined
  if (GLOBAL_OBJECTS.includes(object)) return own(GLOBALS, member)
  return own(own(MEMBERS, object) ?? {}, member)
}

/** Forbidden uses of the platform's time, randomness and console. */
export function platformProblems(file: SourceFile): Problem[] {
  if (isTest(file.path) || ALLOWED.some((pattern) => pattern.test(file.path))) return []
  const program = parse(file)
  const bound = ownNames(program)
  const found: Problem[] = []
  const notify = (node: SyntaxNode, what: string, message: string): void => {
    found.push(problem(file, node, `${what}: ${message}`))
  }
  walk(program, (node, parent, field) => {
    if (TYPE_NODES.includes(node.type) || TYPE_FIELDS.includes(field ?? '')) return false
    if (node.type === 'Identifier' && isReference(parent, field)) {
      const name = String(node.name)
      const message = own(GLOBALS, name)
      if (message !== undefined && !bound.has(name) && !isPure(parent)) notify(node, name, message)
    }
    if (node.type === 'MemberExpression') {
      const inner = isNode(node.object) && node.object.type === 'MemberExpression'
      const object =
        inner && isNode(node.object) ? nameOf(node.object.property) : nameOf(node.object)
      const member = nameOf(node.property)
      const message = memberMessage(object, member)
      if (message !== undefined && (inner || !bound.has(object ?? ''))) {
        notify(node, `${object}.${member}`, message)
      }
    }
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node.id) &&
      Array.isArray(node.id.properties)
    ) {
      for (const property of node.id.properties.filter(isNode)) {
        const message = memberMessage(nameOf(node.init), nameOf(property.key))
        if (message !== undefined)
          notify(property, `${nameOf(node.init)}.${nameOf(property.key)}`, message)
      }
    }
    return undefined
  })
  return found
}
