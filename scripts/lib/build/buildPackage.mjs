import { join } from 'node:path'
import { build } from 'vite'
import { graphOf, loadedOnImport } from './bundleGraph.mjs'
import { isHostPackage } from './isHostPackage.mjs'
import { filesByLoadGroup, loadGroups } from './loadGroups.mjs'
import { withoutLibraryStorage } from './withoutLibraryStorage.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */
/** @typedef {NonNullable<import('vite').Rolldown.OutputOptions['codeSplitting']>} CodeSplitting */
/** @typedef {{ root: string, outDir: string, entryPoints: readonly import('./entryPoints.mjs').EntryPoint[] }} Options */
/** @typedef {import('vite').BuildEnvironmentOptions['sourcemap']} SourceMaps */

/**
 * @param {Options} options
 * @param {{ write: boolean, codeSplitting: CodeSplitting, sourcemap?: SourceMaps }} pass
 * @returns {Promise<OutputChunk[]>}
 */
async function bundle({ root, outDir, entryPoints }, { write, codeSplitting, sourcemap = false }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withoutLibraryStorage()],
    build: {
      target: 'es2022',
      outDir,
      write,
      sourcemap,
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
 * @param {import('./bundleGraph.mjs').Graph} graph
 * @param {Options} options
 * @returns {ReadonlyMap<string, string>}
 */
function filesOnImport(graph, { entryPoints }) {
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
 * The priority of a file when modules are assigned. A file includes its dependencies, so the most widely shared files come first.
 *
 * @param {string} name
 */
function priorityOf(name) {
  if (name.startsWith('on-import')) return 1_000 + name.length
  if (loadGroups.some((group) => group.first && group.name === name)) return 100
  return name.startsWith('shared') ? 10 : 1
}

/**
 * Builds the entry points of `foyerkit` as ES modules, in two passes. The first pass shows which modules load together; the
 * second pass puts modules that are needed together into one file (see `loadGroups`). Without this, a bundler writes hundreds
 * of tiny files, which compress badly and need many requests. The source maps are not part of the package, which they would
 * make twice as large; a release has them in a file of its own.
 *
 * @param {Options} options
 * @returns {Promise<OutputChunk[]>}
 */
export async function buildPackage(options) {
  const graph = graphOf(await bundle(options, { write: false, codeSplitting: true }), options.root)
  const fileOf = new Map([...filesByLoadGroup(graph), ...filesOnImport(graph, options)])
  return bundle(options, {
    write: true,
    sourcemap: 'hidden',
    codeSplitting: {
      groups: [...new Set(fileOf.values())].map((name) => ({
        name,
        test: (id) => fileOf.get(id.replace(`${options.root}/`, '')) === name,
        priority: priorityOf(name),
      })),
    },
  })
}

/**
 * Builds the entry points of `foyerkit-lab` for pages as ES modules. Only development servers serve them, from this machine.
 *
 * @param {Options} options
 * @returns {Promise<OutputChunk[]>}
 */
export const buildLab = (options) => bundle(options, { write: true, codeSplitting: true })
