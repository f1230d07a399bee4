import { posix } from 'node:path'
import type { SourceFile } from './sourceFiles.ts'
import { isNode, parse, walk, type SyntaxNode } from './syntax.ts'

export interface Import {
  readonly specifier: string
  readonly node: SyntaxNode
  /** Erased before anything runs. */
  readonly typeOnly: boolean
  readonly reExport: boolean
}

/** The imports of the files of this repository, by path: several rules ask for them. */
const known = new Map<string, { readonly text: string; readonly imports: readonly Import[] }>()

/** All of `import`, `export … from` and `import()` of a file. Its syntax tree is walked once. */
export function importsOf(file: SourceFile): readonly Import[] {
  const before = known.get(file.path)
  if (before?.text === file.text) return before.imports
  const imports = findImports(file)
  known.set(file.path, { text: file.text, imports })
  return imports
}

function findImports(file: SourceFile): readonly Import[] {
  const found: Import[] = []
  walk(parse(file), (node) => {
    const source = node.source
    if (!isNode(source) || typeof source.value !== 'string') return
    const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
    const typeOnly =
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'))
    const reExport = node.type.startsWith('Export')
    found.push({ specifier: source.value, node, typeOnly, reExport })
  })
  return found
}

/** The file that a relative import names, from the root of the repository. */
export function targetOf(file: SourceFile, { specifier }: Import): string {
  return posix.join(posix.dirname(file.path), specifier.replace(/\?.*$/, ''))
}
