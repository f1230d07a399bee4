import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { smallPages } from './scripts/lib/build/smallPages.mjs'
import { workbenchGroups } from './scripts/lib/build/workbenchGroups.mjs'
import { withoutLibraryStorage } from './scripts/lib/build/withoutLibraryStorage.mjs'
import { noteSources } from './scripts/lib/workbenchBuild.mjs'
import { workbenchPlugin } from './src/server/vitePlugin/workbenchPlugin.ts'
import { wrapDynamicImports } from './src/server/vitePlugin/wrapDynamicImports.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const siteFolder = at('src/backends/mock/sites')
const sites = readdirSync(siteFolder)
  .map((name) => `${siteFolder}/${name}/index.html`)
  .filter((page) => existsSync(page))

// Named by their addresses: /, /stage/ and /sites/<name>/ (see pagePath.ts).
const pages = [
  at('src/workbench/index.html'),
  at('src/stage/index.html'),
  at('src/workbench/hostPage/index.html'),
]

// The workbench. The package itself is built by scripts/build.mjs.
const workbench: UserConfig = {
  root: at('.'),
  appType: 'mpa',
  publicDir: false,
  plugins: [
    react(),
    withoutLibraryStorage(),
    workbenchPlugin({ scenarios: 'src/scenarios/recorded' }),
    wrapDynamicImports(),
    noteSources(at('.').replace(/\/$/, '')),
    smallPages(sites),
  ],
  optimizeDeps: { entries: [...pages, ...sites] },
  server: {
    watch: { ignored: ['**/dist/**', '**/reports/**', '**/test-results/**', '**/docs/**'] },
  },
  // Built files are named by their content, so they never change: a browser that has one need not ask again.
  // The pages themselves are answered by `workbenchPlugin`, which has them looked at anew each time.
  preview: { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  build: {
    outDir: 'dist/workbench',
    // Where a host's server has room for them, too.
    assetsDir: '__foyer/assets',
    emptyOutDir: true,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: pages,
      output: {
        codeSplitting: { groups: workbenchGroups(at('.')) },
      },
    },
  },
}

export default defineConfig(({ command }) => {
  // A shell or a test runner may name another one, with which the development build of React would become part of it.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return workbench
})
