import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const NAME = 'foyer.js'
/** The production entry points for pages without React. One file, so that both know the same classes. */
const EXPORTS = ['src/widget/elements.ts', 'src/backends/real/index.ts']

/**
 * Builds the file for a page without a bundler: a classic script with all it needs inside, React and viem too, that
 * defines the global `foyerkit`; and beside it `integrity.json` with the hash for its script tag.
 *
 * @param {string} root
 * @returns {Promise<{ modules: readonly string[], line: string }>} the sources in it, and what the build prints
 */
export async function buildBrowserFile(root) {
  const outDir = join(root, 'dist/browser')
  // Not on the disk: what it exports is all it is.
  const entry = join(root, 'browser.js')
  const result = await build({
    configFile: false,
    root,
    // viem's parts for Node are left out with a warning each.
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'foyerkit:browser',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? EXPORTS.map((source) => `export * from '${join(root, source)}'`).join('\n')
            : undefined,
      },
    ],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      cssMinify: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      lib: { entry, formats: ['iife'], name: 'foyerkit', fileName: () => NAME },
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { minify: true, codeSplitting: false },
      },
    },
  })
  const chunk = (Array.isArray(result) ? result : [result])
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk')
  if (chunk === undefined) throw new Error(`Failed to build dist/browser/${NAME}: no output.`)
  const integrity = `sha384-${createHash('sha384').update(chunk.code).digest('base64')}`
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, 'integrity.json'), `${JSON.stringify({ [NAME]: integrity })}\n`)
  const kB = (gzipSync(chunk.code).length / 1000).toFixed(1)
  return {
    modules: chunk.moduleIds.map((id) => id.replace(`${root}/`, '')),
    line: `browser/${NAME}: ${kB} kB gzip, integrity="${integrity}"`,
  }
}
