import { posix } from 'node:path'
import type { Tree } from '../../app/project/tree.ts'
import { nodeIn, nodesBelow, type Node } from '../../app/syntax/parseModule.ts'
import { importedNames, isOf, lineOf, openDraft, usesOf, type Draft } from './draft.ts'
import type { Remark } from '../plan/migration.ts'

/** The modules of an app that can be changed, and what is noted about them. */
export interface AppSources {
  readonly tree: Tree
  /** Whether its pages are only rendered in a browser. */
  readonly isBrowserOnly: boolean
  /** The modules with one of some texts in them. */
  readonly modulesWith: (texts: readonly string[]) => readonly Draft[]
  /** The module that an import of another one leads to; undefined if it is none of the app's, or is not known. */
  readonly moduleAt: (from: Draft, source: string) => Draft | undefined
  /** All modules that were opened. */
  readonly opened: () => readonly Draft[]
  /** Adds a file. */
  readonly create: (path: string, text: string) => void
  /** The files that are added. */
  readonly created: Readonly<Record<string, string>>
  /** Notes what the app does without from now on. */
  readonly leave: Note
  /** Notes what is to be changed by hand. */
  readonly askFor: Note
  readonly left: readonly Remark[]
  readonly byHand: readonly Remark[]
}

type Note = (
  draft: Draft,
  node: Pick<Node, 'start'>,
  what: string,
  why: string,
  lines?: readonly string[],
) => void

const module = /(?<!\.d)\.[cm]?[jt]sx?$/

/** Opens the sources of an app. */
export function openSources(tree: Tree, isBrowserOnly: boolean): AppSources {
  const drafts = new Map<string, Draft | undefined>()
  const left: Remark[] = []
  const byHand: Remark[] = []
  const created: Record<string, string> = {}
  const open = (path: string) => {
    if (!drafts.has(path)) drafts.set(path, openDraft(path, tree.read(path) ?? ''))
    return drafts.get(path)
  }
  const noteIn =
    (list: Remark[]): Note =>
    (draft, { start }, what, why, lines = []) =>
      void list.push({ path: draft.path, line: lineOf(draft.before, start), what, why, lines })
  const modules = tree.paths.filter((path) => module.test(path))
  return {
    tree,
    isBrowserOnly,
    modulesWith: (texts) =>
      modules
        .filter((path) => texts.some((text) => (tree.read(path) ?? '').includes(text)))
        .map(open)
        .filter((draft) => draft !== undefined),
    moduleAt(from, source) {
      const path = pathOf(tree, from.path, source)
      return path === undefined ? undefined : open(path)
    },
    opened: () => [...drafts.values()].filter((draft) => draft !== undefined),
    create: (path, text) => void (created[path] = text),
    created,
    leave: noteIn(left),
    askFor: noteIn(byHand),
    left,
    byHand,
  }
}

/** The file that an import leads to: by a relative path, or by one of the usual short names for the folder of the sources. */
function pathOf(tree: Tree, from: string, source: string): string | undefined {
  const [, rest] = /^[@~]\/(.+)$/.exec(source) ?? []
  const bases =
    rest === undefined
      ? source.startsWith('.')
        ? [posix.join(posix.dirname(from), source)]
        : []
      : ['src/', 'app/', ''].map((folder) => folder + rest)
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js']
  const candidates = bases.flatMap((base) => [
    ...endings.map((ending) => base + ending),
    // With the endings of what TypeScript writes.
    base.replace(/\.js(x?)$/, '.ts$1'),
  ])
  return candidates.find((path) => tree.paths.includes(path))
}

/** How a module imports another one that it does not import yet. */
export function pathBetween(from: Draft, to: string): string {
  const way = posix.relative(posix.dirname(from.path), to)
  const path = way.startsWith('.') ? way : `./${way}`
  // With an ending only where the module writes endings.
  const relative = importedNames(from.body).filter((each) => each.from.startsWith('.'))
  const ending = relative.map((each) => /\.([jt]sx?)$/.exec(each.from)?.[1]).find(Boolean)
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  return ending === undefined
    ? bare.replace(/\/index$/, '') || '.'
    : `${bare}.${ending.startsWith('j') ? 'js' : path.split('.').at(-1)}`
}

/** The calls of something that a module imports. */
export function callsOf(draft: Draft, packages: readonly string[], name: string): readonly Node[] {
  const locals = localsOf(draft, packages, name)
  return nodesBelow(draft.body).filter(
    (node) =>
      (node.type === 'CallExpression' || node.type === 'NewExpression') &&
      locals.includes(String(nodeIn(node, 'callee')?.['name'] ?? '')),
  )
}

/** The names under which a module imports something of some packages. */
export const localsOf = (
  draft: Draft,
  packages: readonly string[],
  name: string,
): readonly string[] =>
  importedNames(draft.body)
    .filter((each) => each.name === name && isOf(packages, each.from))
    .map(({ local }) => local)

/** The statement at the top of a module around a node; undefined if a function is between them, which may run several times or never. */
export function topStatement(draft: Draft, node: Node): Node | undefined {
  for (let at: Node | undefined = node; at !== undefined; at = draft.parentOf(at)) {
    if (/Function|Method|Class/.test(at.type)) return undefined
    if (draft.body.includes(at)) return at
  }
  return undefined
}

/** The places where a module uses something that it imports and that stays. */
export const usesLeft = (draft: Draft, local: string): readonly Node[] =>
  usesOf(draft.body, local).filter((each) => !draft.isGone(each))
