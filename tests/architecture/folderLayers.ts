import { importsOf, targetOf } from './imports.ts'
import { isTest, type SourceFile } from './sourceFiles.ts'
import { problem, type Problem } from './syntax.ts'

interface LayeredFolder {
  /** Its sub-folders, and files of its own where they need a place, lowest layer first. Its other files are on top. */
  readonly order: readonly string[]
  /** Sub-folders outside the order. Other rules say what these import. */
  readonly apart?: readonly string[]
  /** What to do about an import from a higher layer. */
  readonly instead: string
}

/**
 * Folders whose sub-folders are layers: a file imports from its own layer and the lower ones, types included.
 * ARCHITECTURE.md shows the same orders.
 */
const LAYERED_FOLDERS: Readonly<Record<string, LayeredFolder>> = {
  'src/backends/mock': {
    order: [
      'shared',
      'clock',
      'calls',
      'world',
      'faults',
      'network',
      'browser',
      'chains',
      'services',
      'actors',
      'sites',
      'simulatorTypes.ts',
      'wiring',
    ],
    apart: ['offline', 'scripts'],
    instead:
      'Move what both need to a lower layer (src/backends/mock/shared is the lowest), or let the caller pass it in.',
  },
  'src/server': {
    order: ['http', 'config', 'pages', 'chains', 'outside', 'command', 'vitePlugin'],
    instead:
      'Move what both need to a lower layer (src/server/http is the lowest), or let the caller pass it in.',
  },
}

/** The imports of a file that point to a higher layer of a folder around it. */
export function folderLayerProblems(
  file: SourceFile,
  layeredFolders: Readonly<Record<string, LayeredFolder>> = LAYERED_FOLDERS,
): Problem[] {
  if (isTest(file.path)) return []
  return Object.entries(layeredFolders).flatMap(([folder, layers]) => {
    const own = partOf(folder, file.path)
    if (own === undefined || layers.apart?.includes(own)) return []
    if (isFolder(own) && !layers.order.includes(own)) {
      const message = `"${own}" has no layer in ${folder}: give it its place in the list in tests/architecture/folderLayers.ts.`
      return [{ path: file.path, line: 1, message }]
    }
    return importsOf(file).flatMap((one) => {
      const other = one.specifier.startsWith('.') && partOf(folder, targetOf(file, one))
      if (!other || layers.apart?.includes(other)) return []
      if (heightOf(layers, other) <= heightOf(layers, own)) return []
      const message = `"${one.specifier}" is in a higher layer of ${folder} ("${other}" is above "${own}"). ${layers.instead}`
      return [problem(file, one.node, message)]
    })
  })
}

/** The sub-folder of a folder that contains a file, or the file's own name where it is in none. */
function partOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
}

const isFolder = (part: string) => !part.includes('.')

function heightOf({ order }: LayeredFolder, part: string): number {
  const height = order.indexOf(part)
  return height < 0 ? order.length : height
}
