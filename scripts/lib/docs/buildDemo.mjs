import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { withoutLibraryStorage } from '../build/withoutLibraryStorage.mjs'

const folder = fileURLToPath(new URL('demo', import.meta.url))

/**
 * Builds the live demo: a small app with the modal on the simulator, and a page with panels around it. It needs no server.
 *
 * @param {string} outDir
 */
export async function buildDemo(outDir) {
  await build({
    configFile: false,
    root: folder,
    // viem's parts for Node are left out with a warning each.
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [react(), withoutLibraryStorage()],
    resolve: { tsconfigPaths: true },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: [`${folder}/index.html`, `${folder}/app.html`] },
    },
  })
}
