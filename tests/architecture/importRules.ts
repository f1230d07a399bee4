import { importsOf, targetOf, type Import } from './imports.ts'
import { isTest, type SourceFile } from './sourceFiles.ts'
import { problem, type Problem } from './syntax.ts'

/** The allowed imports by layer; ARCHITECTURE.md shows the same table. Everything else is forbidden. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  port: [],
  core: ['port', 'theme'],
  kit: [],
  theme: ['port'],
  money: ['core', 'port'],
  locales: ['core', 'theme', 'port'],
  feature: ['core', 'money', 'kit', 'theme', 'port'],
  registry: ['core', 'money', 'port', 'feature view', 'feature public'],
  shell: ['core', 'money', 'kit', 'theme', 'port', 'registry'],
  entry: [
    'core',
    'money',
    'locales',
    'kit',
    'theme',
    'port',
    'registry',
    'shell',
    'feature public',
    'react',
    'networkDefinitions',
    'ssr',
    'wagmi',
  ],
  react: ['core', 'money', 'kit', 'theme', 'port', 'shell', 'feature public', 'entry'],
  networkDefinitions: ['port'],
  ssr: [],
  siweServer: [],
  wagmi: ['core', 'entry', 'port'],
  real: ['port'],
  mock: ['port', 'real', 'anvil'],
  server: ['port', 'mock', 'anvil'],
  command: ['port', 'mock', 'anvil', 'server', 'scenarios entry', 'run', 'stage', 'playwright'],
  dsl: ['port', 'call names'],
  scenarios: ['dsl'],
  run: ['mock entry', 'scenarios entry', 'port'],
  stage: ['widget entry', 'real entry', 'mock entry', 'scenarios entry', 'port', 'run'],
  workbench: [
    'widget entry',
    'real entry',
    'mock entry',
    'scenarios entry',
    'port',
    'run',
    'stage',
    'manifest',
  ],
  playwright: ['scenarios entry', 'port', 'run', 'stage'],
  anvil: [],
}

/** Additionally allowed imports that are erased at run time. */
const MAY_IMPORT_TYPES: Readonly<Record<string, readonly string[]>> = {
  ssr: ['entry', 'shell'],
  dsl: ['port', 'core', 'entry', 'widget entry', 'mock', 'mock entry', 'theme'],
  scenarios: ['port', 'core', 'entry', 'widget entry', 'mock', 'mock entry', 'theme'],
  run: ['mock', 'dsl'],
  stage: ['core', 'entry', 'mock', 'dsl', 'theme'],
  workbench: ['core', 'entry', 'mock', 'dsl', 'theme', 'server'],
  playwright: ['mock entry'],
}

const INSTEAD: Readonly<Record<string, string>> = {
  port: 'The port is only types and errors: move what you need into src/backends/port, or let the caller pass it in.',
  core: 'The core knows ports only: take the thing as an argument, or move what both need into src/widget/core.',
  money:
    'Money (amounts, tokens, balances, transactions) uses the core and the ports: let the feature pass the rest in.',
  locales: 'A language is texts and formats: import the types of the tables from src/widget/core.',
  kit: 'The kit knows nothing of the product: pass it in as a property.',
  theme: 'The theme knows nothing of the product but the errors of the port: pass it in.',
  feature:
    'A feature uses core, kit and ports. From another feature take only what lies in its folder public/; move what both need into src/widget/core or src/widget/money.',
  registry:
    'The registry knows core, the views of the features (features/x/XView.tsx) and what lies in their public/ folders.',
  shell: 'The shell finds views through the registry: register the view instead of importing it.',
  entry: 'The widget knows the outside only through ports: let the host pass the backend in.',
  react:
    'The hooks and components of the public entry point stand on core, kit, shell and createFoyer: views come through the registry.',
  networkDefinitions: 'A network is plain data: import its types from the port only.',
  wagmi:
    'The connector uses a widget as any host does: take what it needs from the Foyer it is given.',
  ssr: 'A server loads this: take of the widget nothing but types.',
  siweServer: "A host's server loads this: take nothing of the widget.",
  real: 'A backend answers the port and does not know who asks: move the shared type into src/backends/port.',
  server:
    'The Vite plugin serves the simulator and the local chains: move what pages need too to src/backends/mock or src/backends/port.',
  command:
    'The command serves the simulator and replays run files: it uses src/server and src/playwright, and nothing of the widget.',
  mock: 'The simulator answers ports and wire formats: move the shared type into src/backends/port.',
  dsl: 'A scenario is data: import types, the ports, and the lists of calls, faults and wallets (CALL_NAMES).',
  scenarios: 'A scenario is data: import types only, and build it with src/scenarios/dsl.',
  run: 'A run is data that pages, commands and fixtures read: pass the page in, or move what needs one to src/stage.',
  stage:
    'The stage is the page under test: it uses the public entry points and knows neither panels nor commands.',
  workbench:
    'The workbench uses the public entry points (src/widget/index.ts, src/backends/real/index.ts, src/backends/mock/index.ts, src/scenarios/index.ts, src/scenarios/allScenarios.ts): export it there if a host needs it too.',
  playwright:
    'The fixtures operate the stage of a page: take from src/stage what is passed to the page, and play scenarios with src/scenarios/index.ts.',
  anvil: 'The local chains know nothing of the product.',
}

/** Packages that must never be part of a production entry point. */
const DEVELOPMENT_ONLY =
  /^(node:|msw(\/|$)|@faker-js\/|@viem\/anvil|@foundry-rs\/|vite(\/|$)|vitest|@playwright\/|react-json-view-lite)/
const PRODUCTION = [
  'port',
  'core',
  'money',
  'locales',
  'kit',
  'theme',
  'feature',
  'registry',
  'shell',
  'react',
  'networkDefinitions',
  'ssr',
  'wagmi',
  'entry',
  'real',
  'siweServer',
]

/** Files that may re-export others. */
const ENTRY_POINTS = [
  'src/widget/index.ts',
  'src/widget/elements.ts',
  'src/widget/wagmi.ts',
  'src/widget/themes.ts',
  'src/widget/ssr.ts',
  'src/siweServer/index.ts',
  'src/backends/real/index.ts',
  'src/backends/mock/index.ts',
  'src/server/config/index.ts',
  'src/backends/mock/wallets.ts',
  'src/scenarios/allScenarios.ts',
  'src/scenarios/index.ts',
  'src/scenarios/packageEntry.ts',
  'src/playwright/index.ts',
]

/** The names and rules of faults and misbehaving wallets, which need no simulator. */
const CALL_NAMES = [
  'src/backends/mock/calls/knownCalls.ts',
  'src/backends/mock/calls/whyUnknownCall.ts',
  'src/backends/mock/faults/builtInFaultSets.ts',
  'src/backends/mock/faults/faultEffects.ts',
  'src/backends/mock/faults/whyNoFault.ts',
  'src/backends/mock/world/misbehaviours.ts',
  'src/backends/mock/world/walletQuirks.ts',
]

/** The layer a file of the project belongs to. */
function layerOf(path: string): string | undefined {
  const [top, second, third] = path.replace(/^src\//, '').split('/')
  if (path.startsWith('anvil/')) return 'anvil'
  // For the version alone.
  if (path === 'package.json') return 'manifest'
  if (top === 'backends') return second
  if (top === 'siweServer' || top === 'server' || top === 'command') return top
  if (top === 'run' || top === 'stage' || top === 'workbench' || top === 'playwright') return top
  if (top === 'scenarios') return second === 'dsl' ? 'dsl' : 'scenarios'
  if (top !== 'widget') return undefined
  if (second === 'features') return 'feature'
  if (third === undefined) return second === 'registry.ts' ? 'registry' : 'entry'
  return second !== undefined && second in MAY_IMPORT ? second : undefined
}

/** The layers of a target: entry points for the workbench, the public folder of a feature, and the layer itself. */
function targetLayers(path: string): string[] {
  const layer = layerOf(path)
  const entryPoint = ENTRY_POINTS.includes(path)
    ? [`${path.includes('/widget/') ? 'widget' : layer} entry`]
    : []
  const open = isPublic(path) ? ['feature public'] : isView(path) ? ['feature view'] : []
  const names = CALL_NAMES.includes(path) ? ['call names'] : []
  return [...(layer === undefined ? [] : [layer]), ...entryPoint, ...open, ...names]
}

/** The files that a feature offers to others. */
function isPublic(path: string): boolean {
  return /^src\/widget\/features\/[^/]+\/public\//.test(path)
}

/** A view, which the registry loads on demand. */
function isView(path: string): boolean {
  return /^src\/widget\/features\/[^/]+\/\w+View\.tsx$/.test(path)
}

function featureOf(path: string): string | undefined {
  return /^src\/widget\/features\/([^/]+)\//.exec(path)?.[1]
}

function checkOwn(file: SourceFile, layer: string, one: Import): string | undefined {
  const target = targetOf(file, one)
  if (!/\.[a-z]+$/.test(target))
    return `"${one.specifier}" lacks its extension: write "${one.specifier}.ts".`
  if (one.reExport && !ENTRY_POINTS.includes(file.path)) {
    return `"${one.specifier}" is passed on from here, and only the public entry points gather others: import it where it is used.`
  }
  const layers = targetLayers(target)
  if (layers.length === 0) {
    return `"${one.specifier}" belongs to no layer: put it into one of the folders that ARCHITECTURE.md names.`
  }
  const ownFeature = featureOf(file.path)
  const otherFeature = featureOf(target)
  if (ownFeature !== undefined && otherFeature !== undefined) {
    return ownFeature === otherFeature || isPublic(target)
      ? undefined
      : `"${one.specifier}" is inside another feature. ${INSTEAD.feature}`
  }
  const allowed = [
    layer,
    ...(MAY_IMPORT[layer] ?? []),
    ...(one.typeOnly ? (MAY_IMPORT_TYPES[layer] ?? []) : []),
  ]
  return layers.some((name) => allowed.includes(name))
    ? undefined
    : `"${one.specifier}" (${layers[0]}) may not be imported by ${layer}. ${INSTEAD[layer]}`
}

function checkPackage(layer: string, one: Import): string | undefined {
  if (PRODUCTION.includes(layer) && DEVELOPMENT_ONLY.test(one.specifier)) {
    return `"${one.specifier}" is a development tool and this is production code: the simulator in src/backends/mock may use it.`
  }
  const widget = PRODUCTION.includes(layer) && !['real', 'siweServer'].includes(layer)
  const viem = /^viem(\/|$)/.test(one.specifier)
  if (widget && viem && !one.typeOnly && one.node.type !== 'ImportExpression') {
    return `"${one.specifier}" would be loaded with the page: import its types only, or load it with import() when it is needed.`
  }
  return undefined
}

/** The imports of a file that the table forbids. Tests may import anything. */
export function importProblems(file: SourceFile): Problem[] {
  if (isTest(file.path)) return []
  const layer = layerOf(file.path)
  return importsOf(file).flatMap((one) => {
    const own = one.specifier.startsWith('.')
    if (layer === undefined || !(layer in MAY_IMPORT)) {
      return [
        problem(
          file,
          one.node,
          'This file belongs to no layer: ARCHITECTURE.md names the folders.',
        ),
      ]
    }
    const message = own ? checkOwn(file, layer, one) : checkPackage(layer, one)
    return message === undefined ? [] : [problem(file, one.node, message)]
  })
}
