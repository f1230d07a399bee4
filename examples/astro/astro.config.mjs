import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { foyer } from 'foyerkit-lab/vite'

export default defineConfig({
  integrations: [react()],
  vite: { plugins: [foyer()] },
  devToolbar: { enabled: false },
})
