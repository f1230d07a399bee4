import { bundledPackages } from './bundledPackages.mjs'
import { everReached, loadedOnImport, loadedWith } from './bundleGraph.mjs'

/** @typedef {import('./bundleGraph.mjs').Graph} Graph */
/** @typedef {import('./entryPoints.mjs').EntryPoint} EntryPoint */
/** @typedef {{ name: string, sources: readonly string[], gzipBytes: number }} Budget */

const DEVELOPMENT_SOURCES = [
  /^src\/backends\/mock\//,
  /^src\/(scenarios|workbench)\//,
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
const doorFile = (file) => `${file}.js`

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
      everReached(graph, doorFile(file)).flatMap((chunk) => [
        ...chunk.modules
          .filter(
            (id) =>
              DEVELOPMENT_SOURCES.some((pattern) => pattern.test(id)) ||
              DEVELOPMENT_PACKAGES.test(packageOf(id) ?? ''),
          )
          .map(
            (id) =>
              `${name} contains ${id} (in ${chunk.file}): the simulator stays behind foyerkit/mock.`,
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
              `${name} imports ${id} (in ${chunk.file}): the simulator stays behind foyerkit/mock.`,
          ),
      ]),
    )
}

/**
 * Packages in a production entry point that nobody decided to ship.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function packageProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ production }) => production)
    .flatMap(({ name, file }) => {
      const packages = everReached(graph, doorFile(file)).flatMap(({ modules }) =>
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
 * viem among what a production entry point loads on import.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function eagerViemProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ production }) => production)
    .flatMap(({ name, file }) =>
      loadedOnImport(graph, doorFile(file))
        .filter(({ imports }) => imports.some((id) => /^viem(\/|$)/.test(id)))
        .map(
          (chunk) =>
            `${name} loads viem on import (in ${chunk.file}, from ${chunk.modules.join(', ')}): load it with import() when it is needed.`,
        ),
    )
}

/**
 * Client entry points that do not start with 'use client': a React server would run them, and React has no contexts there.
 *
 * @param {Graph} graph
 * @param {readonly EntryPoint[]} entryPoints
 * @returns {string[]}
 */
export function clientProblems(graph, entryPoints) {
  return entryPoints
    .filter(({ file, client }) => client && graph.get(doorFile(file))?.client !== true)
    .map(
      ({ name, source }) =>
        `${name} does not start with 'use client': write it first in ${source}, and keep it in the output.`,
    )
}

/**
 * The files that a budget pays for, React and viem apart.
 *
 * @param {Graph} graph
 * @param {string} file of the entry point
 * @param {Budget} budget
 */
export function filesOf(graph, file, { sources }) {
  return loadedWith(graph, doorFile(file), sources).map((chunk) => chunk.file)
}

/**
 * What is spent of a budget, in bytes gzip.
 *
 * @param {Graph} graph
 * @param {string} file of the entry point
 * @param {Budget} budget
 */
export function spent(graph, file, budget) {
  return filesOf(graph, file, budget).reduce(
    (sum, one) => sum + (graph.get(one)?.gzipBytes ?? 0),
    0,
  )
}

/**
 * Budgets of an entry point that are overspent, or that name a source which is not there to be weighed.
 *
 * @param {Graph} graph
 * @param {string} file of the entry point
 * @param {readonly Budget[]} budgets
 * @returns {string[]}
 */
export function budgetProblems(graph, file, budgets) {
  return budgets.flatMap((budget) => {
    const weighed = new Set(everReached(graph, doorFile(file)).flatMap(({ modules }) => modules))
    const absent = budget.sources.filter((source) => !weighed.has(source))
    if (absent.length > 0)
      return [`${budget.name}: ${absent.join(', ')} is not in the build any more.`]
    const bytes = spent(graph, file, budget)
    return bytes < budget.gzipBytes
      ? []
      : [`${budget.name}: ${bytes} bytes gzip, and ${budget.gzipBytes} is the limit.`]
  })
}
