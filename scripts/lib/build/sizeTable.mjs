import { everReached, loadedOnImport } from './bundleGraph.mjs'

/** @param {number} bytes */
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/**
 * Sizes of every entry point: the files that load on import, and each file that loads on demand.
 *
 * @param {import('./bundleGraph.mjs').Graph} graph
 * @param {readonly import('./entryPoints.mjs').EntryPoint[]} entryPoints
 * @returns {string[]} lines
 */
export function sizeTable(graph, entryPoints) {
  const head = `${'entry point'.padEnd(52)}${'raw'.padStart(10)}${'gzip'.padStart(10)}`
  return entryPoints.reduce(
    (lines, { name, file }) => {
      const eager = loadedOnImport(graph, `${file}.js`)
      const lazy = everReached(graph, `${file}.js`).filter((chunk) => !eager.includes(chunk))
      const bytes = eager.reduce((sum, chunk) => sum + chunk.bytes, 0)
      const gzipBytes = eager.reduce((sum, chunk) => sum + chunk.gzipBytes, 0)
      return lines.concat(
        `${`${name}: loaded on import`.padEnd(52)}${kB(bytes)}${kB(gzipBytes)}`,
        lazy
          .toSorted((a, b) => b.gzipBytes - a.gzipBytes)
          .map(
            (one) =>
              `  ${`on demand: ${one.file.replace('chunks/', '')}`.padEnd(50)}${kB(one.bytes)}${kB(one.gzipBytes)}`,
          ),
      )
    },
    [head],
  )
}

/**
 * The sources that make a budget heavy, before minification.
 *
 * @param {import('./bundleGraph.mjs').Graph} graph
 * @param {readonly string[]} files
 * @returns {string[]} lines
 */
export function heaviestSources(graph, files) {
  return files
    .flatMap((file) => Object.entries(graph.get(file)?.sizes ?? {}))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 12)
    .map(([id, bytes]) => `${id.padEnd(62)}${kB(bytes)}`)
}
