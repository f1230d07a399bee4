import { join } from 'node:path'
import { build } from 'vite'
import { wrapDynamicImports } from '../../../src/server/vitePlugin/wrapDynamicImports.ts'
import { withoutLibraryStorage } from './withoutLibraryStorage.mjs'

/**
 * Builds the pages that need little apart from the workbench, whose shared files contain the whole simulator and the widget: the simulated
 * sites, and the script that makes a host's page one that panels and tests operate, `/__foyer/page.js`.
 *
 * @param {string} root folder of the repository
 * @param {readonly string[]} sites their files
 * @returns {import('vite').Plugin}
 */
export function smallPages(root, sites) {
  return {
    name: 'foyer:small-pages',
    apply: 'build',
    writeBundle: {
      // Before the build is noted as complete.
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          plugins: [withoutLibraryStorage(), wrapDynamicImports()],
          build: {
            outDir: 'dist/workbench',
            assetsDir: '__foyer/assets',
            emptyOutDir: false,
            chunkSizeWarningLimit: 4_000,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              // The last one is loaded into a host's page by its name.
              input: [...sites, join(root, 'src/workbench/hostPage/page.ts')],
              output: {
                entryFileNames: ({ name }) =>
                  name === 'page' ? '__foyer/page.js' : '__foyer/assets/[name]-[hash].js',
              },
            },
          },
        })
      },
    },
  }
}
