import { join } from 'node:path'
import { build } from 'vite'
import { wrapDynamicImports } from '../../../src/server/vitePlugin/wrapDynamicImports.ts'
import { withoutLibraryStorage } from './withoutLibraryStorage.mjs'

/**
 * Builds the script that makes a host's page one that panels and tests operate, `/__foyer/page.js`. It has files of its own, because those of
 * the workbench contain the whole simulator, which such a page has already: every page of a host's test would load and compile it twice.
 *
 * @param {string} root folder of the repository
 * @returns {import('vite').Plugin}
 */
export function hostStageScript(root) {
  return {
    name: 'foyer:host-stage-script',
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
              input: join(root, 'src/workbench/hostPage/page.ts'),
              output: { entryFileNames: '__foyer/page.js' },
            },
          },
        })
      },
    },
  }
}
