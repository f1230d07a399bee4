import { importsOf, targetOf } from './imports.ts'
import { isTest, type SourceFile } from './sourceFiles.ts'
import { problem, type Problem } from './syntax.ts'

interface LayeredFolder {
  /**
   * Its sub-folders, and files of its own where they need a place, lowest layer first. Its other files are on top. `*` is the
   * place of all folders that are not listed; these do not import each other.
   */
  readonly order: readonly string[]
  /** Sub-folders outside the order. Other rules say what these import. */
  readonly apart?: readonly string[]
  /** Advice for an import from a higher layer. */
  readonly instead: string
}

/**
 * Folders whose sub-folders are layers: a file imports values from its own layer and the lower ones. Types may come from
 * anywhere in the folder, because they are erased. ARCHITECTURE.md shows the same orders.
 */
const LAYERED_FOLDERS: Readonly<Record<string, LayeredFolder>> = {
  'src/widget/core': {
    order: [
      'formats',
      'kernel',
      'locale',
      'texts',
      'options',
      'networks',
      'session',
      'modal',
      'core.ts',
      'coreContext.ts',
      'login',
      'images',
    ],
    instead:
      'Take the narrow dependency that is needed (`{ inspect }`, `{ session, networks }`) instead of Core, move what both need to a lower layer, or let createCore pass it in.',
  },
  'src/widget/kit': {
    order: [
      'styles',
      'icons',
      'layout',
      'buttons',
      'feedback',
      'fields',
      'lists',
      'images',
      'modal',
    ],
    instead:
      'Move the part to the folder of what it stands on (an icon that several folders show belongs to icons), or let the caller pass it in.',
  },
  'src/widget/shell': {
    order: [
      'useRouterEntry.ts',
      'useActiveNetwork.ts',
      'RememberedSession.ts',
      'useRememberedSession.ts',
      'useFoyerState.ts',
      'OnDemand.tsx',
      'rootStyles.ts',
      'modalHost.css',
      'modalElements.ts',
      'loadedViews.ts',
      'useReactCheck.ts',
      'ThemedRoot.tsx',
      'titleTruncatedText.ts',
      'focus',
      'sheet',
      'views',
      'header',
      'ModalToast.tsx',
      'Modal.tsx',
      'oneModal.ts',
      'mountModal.tsx',
      'loadModal.ts',
      'warmUp.ts',
      'controls',
      'elements',
    ],
    instead:
      'Move what both need to a lower layer (src/widget/shell/focus is the lowest folder), or let the caller pass it in.',
  },
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
    order: [
      'http',
      'scenarios',
      'config',
      'screens',
      'project',
      'pages',
      'chains',
      'outside',
      'serve',
      'vitePlugin',
    ],
    instead:
      'Move what both need to a lower layer (src/server/http is the lowest), or let the caller pass it in.',
  },
  'src/workbench': {
    order: [
      'styles',
      'boundary',
      'snapshot',
      'state',
      'parts',
      'layout',
      'host',
      '*',
      'player',
      'compare',
      'picker',
      'tabPanels',
      'waiting',
      'frame',
      'shortcuts',
      'wiring',
      'Workbench.tsx',
      'hostPage',
    ],
    instead:
      'Move what both need to a lower layer (src/workbench/parts for components, src/workbench/state for stores), import its type alone, or let src/workbench/wiring pass it in.',
  },
  'src/backends/real': {
    order: [
      'guards',
      'onDemand.ts',
      'sdkIdentity.ts',
      'serviceAddresses.ts',
      'signingRules.ts',
      'untilAborted.ts',
      'walletError.ts',
      'browser',
      'connectors',
      'http',
      'solana',
      'viem',
      'chain',
      'frame',
      'walletconnect',
    ],
    apart: ['testing'],
    instead:
      'Move what both need to a lower layer (src/backends/real/guards is the lowest), or let realBackend.ts or namespaceConnectors.ts pass it in.',
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
    if (heightOf(layers, own) === undefined) {
      const message = `"${own}" has no layer in ${folder}: give it its place in the list in tests/architecture/folderLayers.ts.`
      return [{ path: file.path, line: 1, message }]
    }
    return importsOf(file).flatMap((one) => {
      const other =
        !one.typeOnly && one.specifier.startsWith('.') && partOf(folder, targetOf(file, one))
      if (!other || layers.apart?.includes(other)) return []
      const difference = (heightOf(layers, other) ?? 0) - (heightOf(layers, own) ?? 0)
      if (difference < 0 || own === other) return []
      if (difference === 0 && !isUnlisted(layers, own)) return []
      const message =
        difference > 0
          ? `"${one.specifier}" is in a higher layer of ${folder} ("${other}" is above "${own}"). ${layers.instead}`
          : `"${one.specifier}" is in another folder of the same layer of ${folder} ("${other}" is beside "${own}"). ${layers.instead}`
      return [problem(file, one.node, message)]
    })
  })
}

/** The sub-folder of a folder that contains a file, or the file's own name where it is in none. */
function partOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined
}

const isFolder = (part: string) => !part.includes('.')

const isUnlisted = ({ order }: LayeredFolder, part: string) =>
  isFolder(part) && !order.includes(part)

/** Place in the order. Undefined for a folder that has none. */
function heightOf({ order }: LayeredFolder, part: string): number | undefined {
  const height = order.indexOf(part)
  if (height >= 0) return height
  if (!isFolder(part)) return order.length
  return order.includes('*') ? order.indexOf('*') : undefined
}
