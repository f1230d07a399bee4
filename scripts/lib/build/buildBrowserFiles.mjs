import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { withoutLibraryStorage } from './withoutLibraryStorage.mjs'

/** @typedef {{ modules: readonly string[], code: string, kB: string }} BrowserFile */

/** The production entry points for pages without React. One file, so that both know the same classes. */
const production = ['src/widget/elements.ts', 'src/widget/themes.ts', 'src/backends/real/index.ts']

/** The scripts that development servers serve to a page (`pageScripts`). */
const development = [
  'src/backends/mock/scripts/defineFoyerkit.ts',
  'src/backends/mock/scripts/startWallets.ts',
]

const isInDevelopment = "process.env.NODE_ENV === 'development'"
const isOnThisMachine = String.raw`/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname)`

/**
 * Builds the files for a page without a bundler: `foyer.js`, which defines the global `foyerkit`, and beside it `integrity.json` with
 * the hash for its script tag; and `simulator.js`, of which development servers make the scripts that they give to a page.
 *
 * @param {string} root
 * @returns {Promise<{ modules: Readonly<Record<'foyer' | 'simulator', readonly string[]>>, lines: readonly string[] }>} the sources in
 * each, and what the build prints
 */
export async function buildBrowserFiles(root) {
  const outDir = join(root, 'dist/browser')
  rmSync(outDir, { recursive: true, force: true })
  const foyer = await buildBrowserFile(root, 'foyer.js', 'foyerkit', production)
  const simulator = await buildBrowserFile(root, 'simulator.js', 'foyerkitSimulator', development)
  const integrity = `sha384-${createHash('sha384').update(foyer.code).digest('base64')}`
  writeFileSync(join(outDir, 'integrity.json'), `${JSON.stringify({ 'foyer.js': integrity })}\n`)
  return {
    modules: { foyer: foyer.modules, simulator: simulator.modules },
    lines: [
      `browser/foyer.js: ${foyer.kB} kB gzip, integrity="${integrity}"`,
      `browser/simulator.js: ${simulator.kB} kB gzip, for development`,
    ],
  }
}

/**
 * A classic script with all it needs inside, React and viem too.
 *
 * @param {string} root
 * @param {string} file its name
 * @param {string} name of the global that it defines
 * @param {readonly string[]} sources whose exports are in that global
 * @returns {Promise<BrowserFile>}
 */
async function buildBrowserFile(root, file, name, sources) {
  // This entry is not on the disk: it only exports other modules.
  const entry = join(root, 'browser.js')
  const code = sources.map((source) => `export * from '${join(root, source)}'`).join('\n')
  const result = await build({
    configFile: false,
    root,
    // viem's parts for Node are left out with a warning each.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      withoutLibraryStorage(),
      {
        name: 'foyerkit:browser',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
        // This file has no mode. It warns a developer by the address of the page.
        transform: (text, id) =>
          id.startsWith(join(root, 'src'))
            ? text.replace(isInDevelopment, () => isOnThisMachine)
            : undefined,
      },
    ],
    build: {
      target: 'es2022',
      outDir: join(root, 'dist/browser'),
      emptyOutDir: false,
      cssMinify: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      lib: { entry, formats: ['iife'], name, fileName: () => file },
      rolldownOptions: {
        output: { minify: true, codeSplitting: false },
      },
    },
  })
  const chunk = (Array.isArray(result) ? result : [result])
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error(`Failed to build dist/browser/${file}: no output.`)
  return {
    modules: chunk.moduleIds.map((id) => id.replace(`${root}/`, '')),
    code: chunk.code,
    kB: (gzipSync(chunk.code).length / 1000).toFixed(1),
  }
}
