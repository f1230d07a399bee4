import {
  nodeIn,
  nodesBelow,
  nodesIn,
  parseModule,
  type Node,
} from '../../app/syntax/parseModule.ts'
import { styleOf, type Style } from '../../app/syntax/style.ts'

/** A part of a text. */
export type Range = Pick<Node, 'start' | 'end'>

/** A name that a module imports, and the name that it has there. */
export interface ImportedName {
  readonly from: string
  readonly name: string
  readonly local: string
}

/** A module of the app, and the changes that are planned for it. Nothing of it is written before all of the plan is known. */
export interface Draft {
  readonly path: string
  readonly before: string
  readonly body: readonly Node[]
  readonly style: Style
  readonly isTypeScript: boolean
  /** The node around each node. */
  readonly parentOf: (node: Node) => Node | undefined
  /** Replaces a part. */
  readonly replace: (range: Range, text: string) => void
  /** Removes a statement, with its line. */
  readonly removeLine: (range: Range) => void
  /** The code of a part, which stays, perhaps at another place. */
  readonly keep: (range: Range) => string
  /** Imports a name. Returns the name that it has in this module. */
  readonly use: (from: string, name: string) => string
  /** Whether nothing in this module has a name. */
  readonly isFree: (name: string) => boolean
  /** Whether a part is replaced, and its code does not stay. */
  readonly isGone: (range: Range) => boolean
  /** The text with all changes; the same text if there are none. */
  readonly after: (packages: readonly string[]) => string
}

/** Opens a module for changes; undefined if its syntax is not known. */
export function openDraft(path: string, before: string): Draft | undefined {
  const body = parseModule(path, before)
  if (body === undefined) return undefined
  const style = styleOf(path, before)
  const parents = new Map<Node, Node>()
  for (const node of nodesBelow(body)) {
    for (const child of childrenOf(node)) parents.set(child, node)
  }
  const changes: (Range & { readonly text: string })[] = []
  const kept: Range[] = []
  const added: ImportedName[] = []
  const used = new Set<string>()
  const isIn = (ranges: readonly Range[], { start, end }: Range) =>
    ranges.some((each) => each.start <= start && end <= each.end)
  const isFree = (name: string) =>
    !added.some(({ local }) => local === name) && !namesIn(body).includes(name)
  const isGone = (range: Range) => isIn(changes, range) && !isIn(kept, range)
  return {
    path,
    before,
    body,
    style,
    isTypeScript: /\.[cm]?tsx?$/.test(path),
    parentOf: (node) => parents.get(node),
    replace: ({ start, end }, text) => void changes.push({ start, end, text }),
    removeLine: (range) =>
      void changes.push({ ...withBlankLine(before, wholeLine(before, range)), text: '' }),
    keep(range) {
      kept.push(range)
      return before.slice(range.start, range.end)
    },
    use(from, name) {
      const there = [...importedNames(body), ...added].find(
        (each) => each.from === from && each.name === name,
      )
      if (there !== undefined) {
        used.add(there.local)
        return there.local
      }
      const local = isFree(name) ? name : otherName(name)
      added.push({ from, name, local })
      return local
    },
    isFree,
    isGone,
    after(packages) {
      const imports = changedImports({ before, body, style, isGone }, packages, added, used)
      return applied(before, [...changes, ...imports])
    },
  }
}

/** `useAccount` as `useFoyerAccount`, and `Button` as `FoyerButton`. */
const otherName = (name: string) =>
  name.startsWith('use')
    ? `useFoyer${name.slice(3)}`
    : `foyer${name[0]?.toUpperCase()}${name.slice(1)}`

function childrenOf(node: Node): readonly Node[] {
  const below = nodesBelow([node], (each) => each !== node)
  return below.filter((each) => each !== node)
}

function applied(before: string, changes: readonly (Range & { readonly text: string })[]): string {
  let after = ''
  let at = 0
  for (const { start, end, text } of changes.toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    // What is inside of a part that is gone is gone with it.
    if (start < at) continue
    after += before.slice(at, start) + text
    at = end
  }
  return after + before.slice(at)
}

/** The lines of a statement, with the end of its last line. */
function wholeLine(text: string, { start, end }: Range): Range {
  const from = /(?:^|\n)[ \t]*$/.exec(text.slice(0, start))
  const to = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end))
  if (from === null || to === null) return { start, end }
  const first = from.index + (from[0].startsWith('\n') ? 1 : 0)
  return { start: first, end: end + to[0].length }
}

/** The lines with the empty line behind them, if there is one before them, too. */
function withBlankLine(text: string, { start, end }: Range): Range {
  const before = /(?:^|\n)([ \t]*\r?\n)$/.exec(text.slice(0, start))?.[1]?.length ?? 0
  if (end === text.length) return { start: start - before, end }
  const behind = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length ?? 0
  return { start, end: before > 0 ? end + behind : end }
}

/** The names that a module imports. That of a default import is `default`, and that of all of a module `*`. */
export function importedNames(body: readonly Node[]): readonly (ImportedName & {
  readonly node: Node
  readonly statement: Node
})[] {
  return body.filter(isImport).flatMap((statement) =>
    nodesIn(statement, 'specifiers').flatMap((node) => {
      if (node === undefined) return []
      const imported = nodeIn(node, 'imported')
      const name = String(
        imported?.['name'] ??
          imported?.['value'] ??
          (node.type === 'ImportDefaultSpecifier' ? 'default' : '*'),
      )
      const local = String(nodeIn(node, 'local')?.['name'])
      return [{ from: sourceOf(statement), name, local, node, statement }]
    }),
  )
}

const isImport = ({ type }: Node) => type === 'ImportDeclaration'

/** The module that an import or an export names. */
export const sourceOf = (statement: Node): string =>
  String(nodeIn(statement, 'source')?.['value'] ?? '')

/** Whether a module is one of some packages, or a part of one. */
export const isOf = (packages: readonly string[], from: string): boolean =>
  packages.some((name) => from === name || from.startsWith(`${name}/`))

/** All names that are used as such in some code, and not as the name of a property. */
const namesIn = (nodes: readonly Node[]): readonly string[] => {
  const all = nodesBelow(nodes)
  const properties = new Set(all.flatMap(propertyNames))
  return all
    .filter((node) => isName(node) && !properties.has(node))
    .map((node) => String(node['name']))
}

const isName = ({ type }: Node) => type === 'Identifier' || type === 'JSXIdentifier'

/** The nodes below a node that only name a property. */
export function propertyNames(node: Node): readonly Node[] {
  const key = nodeIn(node, 'key')
  if (key !== undefined && node['computed'] !== true && node['shorthand'] !== true) return [key]
  const member =
    node['computed'] === true || !node.type.endsWith('MemberExpression')
      ? undefined
      : nodeIn(node, 'property')
  const attribute = node.type === 'JSXAttribute' ? nodeIn(node, 'name') : undefined
  const imported = node.type === 'ImportSpecifier' ? nodeIn(node, 'imported') : undefined
  return [member, attribute, imported].filter((each) => each !== undefined)
}

/** The places in some code that use a name, without its import. A name that stands for something else further in counts, too. */
export function usesOf(nodes: readonly Node[], name: string): readonly Node[] {
  const all = nodesBelow(nodes)
  const apart = new Set([
    ...all.flatMap(propertyNames),
    ...all.filter(({ type }) => /^Import\w*Specifier$/.test(type)).flatMap(childrenOf),
  ])
  const seen = new Set<number>()
  return all.filter((node) => {
    // A short property such as `{ chains }` has its name twice at one place.
    if (!isName(node) || node['name'] !== name || apart.has(node) || seen.has(node.start))
      return false
    seen.add(node.start)
    return true
  })
}

/** The line of a place, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** The changes of the imports: names of the packages that are not used any more go, and new names come. */
function changedImports(
  { before, body, style, isGone }: Pick<Draft, 'before' | 'body' | 'style' | 'isGone'>,
  packages: readonly string[],
  added: readonly ImportedName[],
  used: ReadonlySet<string>,
): readonly (Range & { readonly text: string })[] {
  const { quote, semicolon, newline } = style
  const rest = [...added]
  const changes: (Range & { readonly text: string })[] = []
  const statements = body.filter(isImport)
  const free: Node[] = []
  for (const statement of statements) {
    const from = sourceOf(statement)
    const specifiers = nodesIn(statement, 'specifiers').filter((each) => each !== undefined)
    if (isOf(packages, from)) {
      const stay = specifiers.filter((each) => {
        const uses = usesOf(body, String(nodeIn(each, 'local')?.['name']))
        return !uses.every(isGone)
      })
      if (stay.length === 0 && !isGone(statement)) free.push(statement)
      else if (stay.length < specifiers.length) {
        changes.push(...withoutSome(before, specifiers, stay))
      }
      continue
    }
    // What only served the former code goes, too.
    const idle = specifiers.filter((each) => {
      const local = String(nodeIn(each, 'local')?.['name'])
      const uses = usesOf(body, local)
      return uses.length > 0 && uses.every(isGone) && !used.has(local)
    })
    const names = rest.filter((each) => each.from === from)
    if (idle.length > 0 && idle.length === specifiers.length) {
      if (names.length === 0) changes.push({ ...wholeLine(before, statement), text: '' })
      else {
        rest.splice(0, rest.length, ...rest.filter((each) => each.from !== from))
        const [first] = specifiers
        const end = specifiers.at(-1)?.end ?? 0
        changes.push({ start: first?.start ?? 0, end, text: names.map(specifierOf).join(', ') })
      }
      continue
    }
    if (idle.length > 0) {
      changes.push(
        ...withoutSome(
          before,
          specifiers,
          specifiers.filter((each) => !idle.includes(each)),
        ),
      )
    }
    const last = specifiers.findLast(({ type }) => type === 'ImportSpecifier')
    if (names.length === 0 || last === undefined || statement['importKind'] === 'type') continue
    rest.splice(0, rest.length, ...rest.filter((each) => each.from !== from))
    const isLong = /\n[ \t]*$/.test(before.slice(statement.start, last.start))
    const separator = isLong ? `,${newline}${style.indent}` : ', '
    changes.push({
      start: last.end,
      end: last.end,
      text: names.map((each) => separator + specifierOf(each)).join(''),
    })
  }
  const froms = [...new Set(rest.map(({ from }) => from))].toSorted(byPackage)
  const lines = froms.map((from) => {
    const names = rest
      .filter((each) => each.from === from)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(specifierOf)
    const end = `from ${quote}${from}${quote}${semicolon}`
    const line = `import { ${names.join(', ')} } ${end}`
    if (line.length <= 100) return line
    const rows = names.map((each) => `${style.indent}${each},`)
    return ['import {', ...rows, `} ${end}`].join(newline)
  })
  // The new names take the place of the former names, and not that of a style sheet.
  const place = free.find((each) => nodesIn(each, 'specifiers').length > 0) ?? free[0]
  for (const other of free.filter((each) => each !== place))
    changes.push({ ...wholeLine(before, other), text: '' })
  if (place !== undefined) {
    changes.push(
      lines.length === 0
        ? { ...wholeLine(before, place), text: '' }
        : { start: place.start, end: place.end, text: lines.join(newline) },
    )
    return changes
  }
  const last = statements.at(-1)
  if (lines.length === 0) return changes
  const at = last?.end ?? 0
  const text =
    last === undefined
      ? `${lines.join(newline)}${newline}${newline}`
      : newline + lines.join(newline)
  return [...changes, { start: at, end: at, text }]
}

const byPackage = (one: string, other: string) =>
  Number(one.startsWith('.')) - Number(other.startsWith('.')) || one.localeCompare(other)

const specifierOf = ({ name, local }: ImportedName) =>
  name === local ? name : `${name} as ${local}`

/** Takes names out of an import, with their commas. */
function withoutSome(before: string, all: readonly Node[], stay: readonly Node[]) {
  return all.flatMap((each, index) => {
    if (stay.includes(each)) return []
    const next = all[index + 1]
    const earlier = all.slice(0, index).findLast((one) => stay.includes(one))
    // The last one goes with the comma before it, and the others with that behind them.
    if (next !== undefined) return [{ start: each.start, end: next.start, text: '' }]
    const comma = /^\s*,/.exec(before.slice(each.end))?.[0].length ?? 0
    return [{ start: earlier?.end ?? each.start, end: each.end + comma, text: '' }]
  })
}
