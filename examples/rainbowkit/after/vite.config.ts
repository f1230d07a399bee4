import react from '@vitejs/plugin-react'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), foyer()],
  // Each of the two servers has a cache of its own.
  cacheDir: '../node_modules/.vite/after',
  build: { outDir: '../dist', emptyOutDir: true },
})
