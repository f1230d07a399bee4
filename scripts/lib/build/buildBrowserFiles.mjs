import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** @typedef {{ modules: readonly string[], code: string, kB: string }} BrowserFile */

/** The production entry points for pages without React. One file, so that both know the same classes. */
const EXPORTS = ['src/widget/elements.ts', 'src/widget/themes.ts', 'src/backends/real/index.ts']

/**
 * Builds the files for a page without a bundler: `foyer.js`, which defines the global `foyerkit`, and beside it `integrity.json` with
 * the hash for its script tag; and `wallets.js` with the simulated wallets, which development servers give to a page.
 *
 * @param {string} root
 * @returns {Promise<{ modules: readonly string[], lines: readonly string[] }>} the sources in them, and what the build prints
 */
export async function buildBrowserFiles(root) {
  const outDir = join(root, 'dist/browser')
  rmSync(outDir, { recursive: true, force: true })
  // Not on the disk: what it exports is all it is.
  const entry = join(root, 'browser.js')
  const foyer = await buildBrowserFile(root, 'foyer.js', entry, [
    {
      name: 'foyerkit:browser',
      resolveId: (id) => (id === entry ? entry : undefined),
      load: (id) =>
        id === entry
          ? EXPORTS.map((source) => `export * from '${join(root, source)}'`).join('\n')
          : undefined,
    },
  ])
  const script = join(root, 'src/backends/mock/walletsScript.ts')
  const wallets = await buildBrowserFile(root, 'wallets.js', script)
  const integrity = `sha384-${createHash('sha384').update(foyer.code).digest('base64')}`
  writeFileSync(join(outDir, 'integrity.json'), `${JSON.stringify({ 'foyer.js': integrity })}\n`)
  return {
    modules: [...foyer.modules, ...wallets.modules],
    lines: [
      `browser/foyer.js: ${foyer.kB} kB gzip, integrity="${integrity}"`,
      `browser/wallets.js: ${wallets.kB} kB gzip, for development`,
    ],
  }
}

/**
 * A classic script with all it needs inside, React and viem too.
 *
 * @param {string} root
 * @param {string} name of the file
 * @param {string} entry whose exports are those of the script
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<BrowserFile>}
 */
async function buildBrowserFile(root, name, entry, plugins = []) {
  const result = await build({
    configFile: false,
    root,
    // viem's parts for Node are left out with a warning each.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
    build: {
      target: 'es2022',
      outDir: join(root, 'dist/browser'),
      emptyOutDir: false,
      cssMinify: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      lib: { entry, formats: ['iife'], name: 'foyerkit', fileName: () => name },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { minify: true, codeSplitting: false },
      },
    },
  })
  const chunk = (Array.isArray(result) ? result : [result])
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk === undefined) throw new Error(`Failed to build dist/browser/${name}: no output.`)
  return {
    modules: chunk.moduleIds.map((id) => id.replace(`${root}/`, '')),
    code: chunk.code,
    kB: (gzipSync(chunk.code).length / 1000).toFixed(1),
  }
}
