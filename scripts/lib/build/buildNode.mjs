import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { isHostPackage } from './isHostPackage.mjs'
import { writeScreenFonts } from './writeScreenFonts.mjs'

/**
 * Builds the files that run in Node next to a host's development server or tests. They contain their dependencies, except
 * those that the host installs itself. The genesis blocks of the local chains and the fonts of screens are written next to them.
 *
 * @param {string} root
 * @param {Readonly<Record<string, string>>} sources by name of the file
 * @returns {Promise<readonly string[]>} the sources in it
 */
export async function buildNode(root, sources) {
  const outDir = join(root, 'dist/node')
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(sources).map(([name, source]) => [name, join(root, source)]),
        ),
        external: isHostPackage,
        // In one folder: the chains find their first blocks beside their code.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  cpSync(join(root, 'anvil/genesis'), join(outDir, 'genesis'), {
    recursive: true,
    filter: (file) => !file.endsWith('.ts'),
  })
  writeScreenFonts(root, join(outDir, 'fonts'))
  return (Array.isArray(result) ? result : [result])
    .flatMap((output) => ('output' in output ? output.output : []))
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .map((id) => id.replace(`${root}/`, ''))
}
