import react from '@vitejs/plugin-react'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  // Any modal lists the simulated wallets; a build is left alone.
  plugins: [react(), foyer({ wallets: true })],
  // Each of the two servers has a cache of its own.
  cacheDir: '../node_modules/.vite/before',
})
