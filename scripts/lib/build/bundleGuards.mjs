import { bundledPackages } from './bundledPackages.mjs'
import { everReached, loadedOnImport, loadedWith } from './bundleGraph.mjs'
import { pageFile } from './hostPages.mjs'

/** @typedef {import('./bundleGraph.mjs').Graph} Graph */
/** @typedef {import('./entryPoints.mjs').EntryPoint} EntryPoint */
/**
 * @typedef {object} Budget
 * @property {string} name
 * @property {readonly string[]} entryPoints whose files a page loads together
 * @property {readonly string[]} sources that are loaded on demand by then
 * @property {import('./hostPages.mjs').HostPage} page that a host builds with them
 * @property {number} gzipBytes
 * @property {number} files most files of a host's build, its own among them
 * @property {number} filesOnDemand most files of the package that the sources may be spread over
 */
/** @typedef {Readonly<Record<import('./hostPages.mjs').HostPage, Graph>>} HostPages */

const DEVELOPMENT_SOURCES = [
  /^src\/backends\/mock\//,
  /^src\/(command|playwright|run|scenarios|server|stage|workbench)\//,
  /^(anvil|tests|scripts)\//,
]
const DEVELOPMENT_PACKAGES = /^(msw|@mswjs\/.*|@faker-js\/.*|@viem\/anvil|@foundry-rs\/.*)$/

/**
 * The package that a module comes from; nothing for our own.
 *
 * @param {string} id
 */
function packageOf(id) {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
}

/** @param {string} file */
const entryFile = (file) => `${file}.js`

/**
 * Modules of the simulator in a production entry point. This is the guard the whole house rests on.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function simulatorProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ production }) => production)
    .flatMap(({ name, file }) =>
      everReached(graph, entryFile(file)).flatMap((chunk) => [
        ...chunk.modules
          .filter(
            (id) =>
              DEVELOPMENT_SOURCES.some((pattern) => pattern.test(id)) ||
              DEVELOPMENT_PACKAGES.test(packageOf(id) ?? ''),
          )
          .map(
            (id) =>
              `${name} contains ${id} (in ${chunk.file}): the simulator stays behind foyerkit-lab/mock.`,
          ),
        ...[...chunk.imports, ...chunk.dynamicImports]
          .filter((id) =>
            DEVELOPMENT_PACKAGES.test(
              id
                .split('/')
                .slice(0, id.startsWith('@') ? 2 : 1)
                .join('/'),
            ),
          )
          .map(
            (id) =>
              `${name} imports ${id} (in ${chunk.file}): the simulator stays behind foyerkit-lab/mock.`,
          ),
      ]),
    )
}

/**
 * Packages in a production entry point that are not declared.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function packageProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ production }) => production)
    .flatMap(({ name, file }) => {
      const packages = everReached(graph, entryFile(file)).flatMap(({ modules }) =>
        modules.flatMap((id) => packageOf(id) ?? []),
      )
      return [...new Set(packages)]
        .filter((one) => !bundledPackages.includes(one))
        .map(
          (one) =>
            `${name} contains the package ${one}: weigh it, then name it in scripts/lib/build/bundledPackages.mjs.`,
        )
    })
}

/**
 * Problems of production entry points for pages that load viem on import.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function eagerViemProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ production, server }) => production && server !== true)
    .flatMap(({ name, file }) =>
      loadedOnImport(graph, entryFile(file))
        .filter(({ imports }) => imports.some((id) => /^viem(\/|$)/.test(id)))
        .map(
          (chunk) =>
            `${name} loads viem on import (in ${chunk.file}, from ${chunk.modules.join(', ')}): load it with import() when it is needed.`,
        ),
    )
}

/**
 * viem loaded along with what does not need it: a file of the backend with more in it than `src/backends/real/viem`.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function needlessViemProblems(graph, entryPoints) {
  const reached = entryPoints
    .filter(({ production }) => production)
    .flatMap(({ file }) => everReached(graph, entryFile(file)))
  return [...new Set(reached)]
    .filter(({ imports }) => imports.some((id) => /^viem(\/|$)/.test(id)))
    .flatMap(({ file, modules }) =>
      modules
        .filter((id) => /^src\/backends\/real\/(?!viem\/)/.test(id))
        .map(
          (id) =>
            `${id} loads viem along, in ${file}: move what needs viem to src/backends/real/viem, and import() it.`,
        ),
    )
}

/**
 * The files of the package that a budget pays for, React and viem apart.
 *
 * @param {Graph} graph
 * @param {Budget} budget
 */
export function filesOf(graph, { entryPoints, sources }) {
  return loadedWith(graph, entryPoints.map(entryFile), sources).map((chunk) => chunk.file)
}

/**
 * Of these files, those that are loaded on demand.
 *
 * @param {Graph} graph
 * @param {Budget} budget
 */
export function filesOnDemandOf(graph, budget) {
  const onImport = new Set(filesOf(graph, { ...budget, sources: [] }))
  return filesOf(graph, budget).filter((file) => !onImport.has(file))
}

/**
 * The used part of a budget: files of the host's build, and bytes gzip.
 *
 * @param {Graph} graph
 * @param {HostPages} pages
 * @param {Budget} budget
 */
export function spent(graph, pages, budget) {
  const chunks = loadedWith(pages[budget.page], [pageFile], filesOnDemandOf(graph, budget))
  return {
    files: chunks.length,
    gzipBytes: chunks.reduce((sum, chunk) => sum + chunk.gzipBytes, 0),
  }
}

/**
 * Budgets that are overspent, or that name a source which is not there to be weighed.
 *
 * @param {Graph} graph
 * @param {HostPages} pages
 * @param {readonly Budget[]} budgets
 * @returns {string[]}
 */
export function budgetProblems(graph, pages, budgets) {
  return budgets.flatMap((budget) => {
    const { name, entryPoints, sources, gzipBytes, filesOnDemand } = budget
    const weighed = new Set(
      entryPoints
        .flatMap((file) => everReached(graph, entryFile(file)))
        .flatMap(({ modules }) => modules),
    )
    const absent = sources.filter((source) => !weighed.has(source))
    if (absent.length > 0) return [`${name}: ${absent.join(', ')} is not in the build any more.`]
    const paid = spent(graph, pages, budget)
    const onDemand = filesOnDemandOf(graph, budget)
    return [
      ...(paid.gzipBytes <= gzipBytes
        ? []
        : [`${name}: ${paid.gzipBytes} bytes gzip, and ${gzipBytes} is the limit.`]),
      ...(paid.files <= budget.files
        ? []
        : [`${name}: ${paid.files} files of a host's build, and ${budget.files} is the limit.`]),
      ...(onDemand.length <= filesOnDemand
        ? []
        : [
            `${name}: ${onDemand.length} files on demand, and ${filesOnDemand} is the limit: ${onDemand.join(', ')}.`,
          ]),
    ]
  })
}
