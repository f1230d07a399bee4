import { join } from 'node:path'
import { build } from 'vite'
import { wrapDynamicImports } from '../../../src/server/vitePlugin/wrapDynamicImports.ts'
import { withoutLibraryStorage } from './withoutLibraryStorage.mjs'

/**
 * Builds the pages that need little apart from the workbench, whose shared files contain the whole simulator and the widget: the simulated
 * sites, and the script that makes a host's page one that panels and tests operate, `/__foyer/page.js`.
 *
 * @param {readonly string[]} sites their files
 * @returns {import('vite').Plugin}
 */
export function smallPages(sites) {
  /** @type {import('vite').ResolvedConfig} */
  let workbench
  return {
    name: 'foyer:small-pages',
    apply: 'build',
    configResolved(config) {
      workbench = config
    },
    writeBundle: {
      // Before the build is noted as complete.
      order: 'pre',
      sequential: true,
      async handler() {
        const {
          root,
          build: { outDir, assetsDir, chunkSizeWarningLimit },
        } = workbench
        await build({
          root,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          plugins: [withoutLibraryStorage(), wrapDynamicImports()],
          build: {
            outDir,
            assetsDir,
            chunkSizeWarningLimit,
            emptyOutDir: false,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              // The last one is loaded into a host's page by its name.
              input: [...sites, join(root, 'src/workbench/hostPage/page.ts')],
              output: {
                entryFileNames: ({ name }) =>
                  name === 'page' ? '__foyer/page.js' : `${assetsDir}/[name]-[hash].js`,
              },
            },
          },
        })
      },
    },
  }
}
