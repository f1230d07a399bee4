import type { FileEdit } from '../../app/fileEdit.ts'
import type { Tree } from '../../app/project/tree.ts'
import type { Library } from '../libraries/libraries.ts'
import { openSources } from '../source/appSources.ts'
import { lineOf } from '../source/draft.ts'
import type { Migration, Remark } from './migration.ts'

/** What a plan is made of. */
export interface MigrationInput {
  readonly tree: Tree
  readonly library: Library
  /** Whether the pages of the app are only rendered in a browser. */
  readonly isBrowserOnly: boolean
}

const code = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|mdx|html|css|scss|less)$/
const styleSheet = /\.(?:css|scss|less)$/

/** Plans the move of an app from a library to Foyer's modal. What is changed already is not changed again, so that a second plan is empty. */
export function planMigration({ tree, library, isBrowserOnly }: MigrationInput): Migration {
  const sources = openSources(tree, isBrowserOnly)
  const isClear = library.plan(sources)
  const edits = isClear
    ? [
        ...sources.opened().flatMap((draft): readonly FileEdit[] => {
          const { path, before } = draft
          const after = draft.after(library.packages)
          return after === before ? [] : [{ path, before, after, inserted: [] }]
        }),
        ...styleEdits(tree, library.packages),
        ...Object.entries(sources.created).map(([path, after]) => ({ path, after, inserted: [] })),
      ]
    : []
  const changed = new Map(edits.map(({ path, after }) => [path, after]))
  const noted = new Set(sources.byHand.map(({ path }) => path))
  const mentions = tree.paths
    .filter((path) => code.test(path) && !/\.d\.[cm]?ts$/.test(path))
    .map((path) => ({ path, text: changed.get(path) ?? tree.read(path) ?? '' }))
    .map((each) => ({
      ...each,
      used: library.packages.filter((name) => isImported(each.text, name)),
    }))
    .filter(({ used }) => used.length > 0)
  const others = mentions
    .filter(({ path }) => !noted.has(path))
    .map(({ path, text, used: [name = ''] }): Remark => {
      const line = lineOf(text, text.search(importOf(name)))
      return {
        path,
        line,
        what: name,
        why: 'this kind of file, or of import, is not edited',
        lines: [],
      }
    })
  return {
    edits: edits.toSorted((one, other) => one.path.localeCompare(other.path)),
    left: isClear ? sorted(sources.left) : [],
    byHand: sorted([...sources.byHand, ...others]),
    unused: library.packages.filter((name) => mentions.every(({ used }) => !used.includes(name))),
  }
}

const sorted = (remarks: readonly Remark[]) =>
  remarks.toSorted((one, other) => one.path.localeCompare(other.path) || one.line - other.line)

const importOf = (name: string) => new RegExp(`(['"])${name}(?:/[^'"]*)?\\1`)
const isImported = (text: string, name: string): boolean => importOf(name).test(text)

/** Style sheets lose the line that imports that of the library. */
function styleEdits(tree: Tree, packages: readonly string[]): readonly FileEdit[] {
  return tree.paths
    .filter((path) => styleSheet.test(path))
    .flatMap((path) => {
      const before = tree.read(path) ?? ''
      const after = packages.reduce(
        (text, name) =>
          text.replaceAll(
            new RegExp(
              `^[ \\t]*@import\\s+(?:url\\()?['"]${name}/[^'"]*['"]\\)?[^;\\n]*;[ \\t]*\\r?\\n?`,
              'gm',
            ),
            '',
          ),
        before,
      )
      return after === before ? [] : [{ path, before, after, inserted: [] }]
    })
}
