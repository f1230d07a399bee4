import { everReached, loadedOnImport, loadedWith } from './bundleGraph.mjs'

/**
 * A group of sources that load together: sources that are loaded on demand, and their imports. The
 * group with `first` loads before all others, so that the others do not include its sources again.
 *
 * @typedef {object} LoadGroup
 * @property {string} name
 * @property {'foyer' | 'real'} entryPoint
 * @property {RegExp} sources
 * @property {boolean} [first]
 * @property {boolean} [connected] only for visitors who are connected
 */

/** @param {string} folders @param {string} [file] */
const inFeatures = (folders, file = '[A-Z]\\w*View') =>
  new RegExp(`^src/widget/features/(${folders})/${file}\\.tsx$`)

/** @type {readonly LoadGroup[]} */
export const loadGroups = [
  {
    name: 'buttons',
    entryPoint: 'foyer',
    sources: /^src\/widget\/shell\/controls\/(Account|Network)ControlContent\.tsx$/,
    first: true,
  },
  {
    name: 'connect',
    entryPoint: 'foyer',
    sources:
      /^src\/widget\/(shell\/(mountModal|modalElements)|features\/connect\/(\w+View|public\/prefetchConnect))\.tsx?$/,
    first: true,
  },
  {
    name: 'directory',
    entryPoint: 'real',
    sources: /^src\/backends\/real\/http\/(httpClient|walletDirectory)\.ts$/,
    first: true,
  },
  {
    name: 'wallet',
    entryPoint: 'real',
    sources: /^src\/backends\/real\/connectors\/(re)?connectEip1193\.ts$/,
    first: true,
  },
  {
    name: 'connecting',
    entryPoint: 'foyer',
    sources: inFeatures('wallets|walletconnect|social|farcaster|help'),
  },
  { name: 'email', entryPoint: 'foyer', sources: inFeatures('email') },
  {
    name: 'account',
    entryPoint: 'foyer',
    sources: inFeatures('account|networks|siwe|secure-frame|smart-account'),
    connected: true,
  },
  { name: 'names', entryPoint: 'foyer', sources: inFeatures('names'), connected: true },
  { name: 'activity', entryPoint: 'foyer', sources: inFeatures('activity'), connected: true },
  { name: 'send', entryPoint: 'foyer', sources: inFeatures('send|receive'), connected: true },
  { name: 'swap', entryPoint: 'foyer', sources: inFeatures('swap'), connected: true },
  { name: 'onramp', entryPoint: 'foyer', sources: inFeatures('onramp'), connected: true },
  {
    name: 'services',
    entryPoint: 'real',
    sources: /^src\/backends\/real\/(services|(chain|http|guards)\/\w+)\.ts$/,
  },
  { name: 'frame', entryPoint: 'real', sources: /^src\/backends\/real\/frame\/frameAuth\.ts$/ },
  {
    name: 'walletconnect',
    entryPoint: 'real',
    sources: /^src\/backends\/real\/walletconnect\/walletConnect\.ts$/,
  },
]

/**
 * The file of each of our modules that is loaded on demand: that of its load group, or one for what several groups need.
 *
 * @param {import('./bundleGraph.mjs').Graph} graph of a build without groups
 * @returns {ReadonlyMap<string, string>}
 */
export function filesByLoadGroup(graph) {
  /** @type {Map<string, LoadGroup[]>} */
  const needed = new Map()
  for (const group of loadGroups.toSorted(firstOnesFirst)) {
    const modules = modulesOf(graph, `${group.entryPoint}.js`, group.sources)
    if (modules.length === 0) throw new Error(emptyGroup(group))
    for (const id of modules) {
      needed.set(id, [...(needed.get(id) ?? []), group])
    }
  }
  return new Map([...needed].map(([id, by]) => [id, fileOf(by)]))
}

/** @param {LoadGroup} group */
function emptyGroup({ name, entryPoint, sources }) {
  return `Failed to group the build: the load group "${name}" is empty. No module that ${entryPoint}.js loads on demand matches ${sources}. Correct its sources in scripts/lib/build/loadGroups.mjs, or remove it.`
}

/** @param {readonly LoadGroup[]} by the groups that need a module */
function fileOf(by) {
  const [earliest, ...others] = by
  if (earliest === undefined) throw new Error('Failed to group the build: nothing needs a module.')
  // Neither of two groups that may be the first one of a page should bring the other's file.
  if (earliest.entryPoint === 'foyer' && others.some(({ name }) => name === 'connect')) {
    return 'on-import-foyer-elements'
  }
  if (earliest.first === true || others.length === 0) return earliest.name
  if (earliest.entryPoint === 'real') return 'shared-real'
  return by.every(({ connected }) => connected) ? 'shared-connected' : 'shared'
}

/** @param {LoadGroup} a @param {LoadGroup} b */
function firstOnesFirst(a, b) {
  return Number(b.first ?? false) - Number(a.first ?? false)
}

/**
 * @param {import('./bundleGraph.mjs').Graph} graph
 * @param {string} entryPoint
 * @param {RegExp} sources
 */
function modulesOf(graph, entryPoint, sources) {
  const onImport = new Set(loadedOnImport(graph, entryPoint))
  const wanted = everReached(graph, entryPoint)
    .filter((chunk) => !onImport.has(chunk))
    .flatMap(({ modules }) => modules.filter((id) => sources.test(id)))
  return loadedWith(graph, [entryPoint], wanted)
    .filter((chunk) => !onImport.has(chunk))
    .flatMap(({ modules }) => modules.filter((id) => id.startsWith('src/')))
}
