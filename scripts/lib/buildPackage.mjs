import { join } from 'node:path'
import { build } from 'vite'
import { hostPackages } from './bundledPackages.mjs'

/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

const HOST = new RegExp(`^(${hostPackages.join('|')})(/|$)`)

/**
 * Builds doors of the package as ES modules with shared and lazily loaded chunks.
 *
 * @param {{ root: string, outDir: string, doors: readonly import('./doors.mjs').Door[] }} options
 * @returns {Promise<OutputChunk[]>}
 */
export async function buildPackage({ root, outDir, doors }) {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      cssMinify: true,
      reportCompressedSize: false,
      lib: {
        entry: Object.fromEntries(doors.map(({ file, source }) => [file, join(root, source)])),
        formats: ['es'],
      },
      rolldownOptions: {
        external: (id) => HOST.test(id),
        output: {
          minify: true,
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
