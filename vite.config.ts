import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pages = { workbench: 'src/workbench/index.html', stage: 'src/workbench/stage/index.html' }

// The workbench. The package itself is built by scripts/build.mjs.
export default defineConfig({
  root: at('src/workbench'),
  plugins: [react()],
  build: {
    outDir: at('dist/workbench'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(pages)
          .map(([name, page]) => [name, at(page)])
          .filter(([, page]) => page !== undefined && existsSync(page)),
      ),
    },
  },
})
