import { join } from 'node:path'
import { build } from 'vite'
import { graphOf } from './bundleGraph.mjs'
import { isHostPackage } from './isHostPackage.mjs'
import { packageAliases } from './packageAliases.mjs'

/** Pages of a host app as anyone would write them, by the name that a budget gives them. */
const pages = {
  react: 'tests/build/hosts/react.tsx',
  elements: 'tests/build/hosts/elements.ts',
}

/** @typedef {keyof typeof pages} HostPage */

/** The file with each page's own code and the code that the page loads at once. */
export const pageFile = 'page.js'

/**
 * Bundles the built package for each page as a host would, without React and viem. The bundler removes code that the
 * page does not use, and joins files.
 *
 * @param {string} root folder of the repository
 * @param {readonly import('./entryPoints.mjs').EntryPoint[]} entryPoints
 * @param {string} folder of the built package
 * @returns {Promise<Record<HostPage, import('./bundleGraph.mjs').Graph>>}
 */
export async function buildHostPages(root, entryPoints, folder = join(root, 'dist/package')) {
  /** @param {string} source */
  async function buildPage(source) {
    const result = await build({
      configFile: false,
      root,
      logLevel: 'warn',
      resolve: { alias: packageAliases(entryPoints, folder) },
      build: {
        write: false,
        reportCompressedSize: false,
        // The same for every host page, and no part of the package.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          external: isHostPackage,
          input: { page: join(root, source) },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
        },
      },
    })
    const outputs = Array.isArray(result) ? result : [result]
    const files = outputs.flatMap((output) => ('output' in output ? output.output : []))
    return graphOf(
      files.filter((file) => file.type === 'chunk'),
      folder,
    )
  }
  return { react: await buildPage(pages.react), elements: await buildPage(pages.elements) }
}
