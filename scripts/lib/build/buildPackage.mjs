import { join } from 'node:path'
import { build } from 'vite'
import { graphOf, loadedOnImport } from './bundleGraph.mjs'
import { isHostPackage } from './isHostPackage.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {NonNullable<import('vite').Rolldown.OutputOptions['codeSplitting']>} CodeSplitting */
/** @typedef {{ root: string, outDir: string, entryPoints: readonly import('./entryPoints.mjs').EntryPoint[] }} Options */

/**
 * @param {Options} options
 * @param {{ write: boolean, codeSplitting: CodeSplitting }} pass
 * @returns {Promise<OutputChunk[]>}
 */
async function bundle({ root, outDir, entryPoints }, { write, codeSplitting }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir,
      write,
      emptyOutDir: true,
      cssMinify: true,
      reportCompressedSize: false,
      lib: {
        entry: Object.fromEntries(
          entryPoints.map(({ file, source }) => [file, join(root, source)]),
        ),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isHostPackage,
        // 'use client' stays at the top of the entry points: a guard looks whether it is there.
        checks: { moduleLevelDirective: false },
        output: {
          minify: true,
          codeSplitting,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
        },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .filter((file) => file.type === 'chunk')
}

/**
 * For each module that some entry point loads on import, the entry points that do, as the name of the file they share.
 *
 * @param {readonly OutputChunk[]} chunks
 * @param {Options} options
 * @returns {ReadonlyMap<string, string>}
 */
function sharedFiles(chunks, { root, entryPoints }) {
  const graph = graphOf(chunks, root)
  /** @type {Map<string, string[]>} */
  const loadedBy = new Map()
  for (const { file } of entryPoints.filter(({ production }) => production)) {
    for (const id of loadedOnImport(graph, `${file}.js`).flatMap(({ modules }) => modules)) {
      loadedBy.set(id, [...(loadedBy.get(id) ?? []), file])
    }
  }
  return new Map([...loadedBy].map(([id, files]) => [id, `on-import-${files.join('-')}`]))
}

/**
 * Builds entry points of the package as ES modules, in two passes: the first shows what each entry point loads on import, the second puts that
 * into one file per set of entry points. Left alone, a bundler also splits by what is loaded on demand, into dozens of tiny
 * files that compress badly and are all fetched at once.
 *
 * @param {Options} options
 * @returns {Promise<OutputChunk[]>}
 */
export async function buildPackage(options) {
  const first = await bundle(options, { write: false, codeSplitting: true })
  const shared = sharedFiles(first, options)
  const names = [...new Set(shared.values())]
  return bundle(options, {
    write: true,
    codeSplitting: {
      groups: names.map((name) => ({
        name,
        test: (id) => shared.get(id.replace(`${options.root}/`, '')) === name,
        // A group takes what it stands on along, so what most entry points share is taken first.
        priority: name.length,
      })),
    },
  })
}
