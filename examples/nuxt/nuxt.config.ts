import { foyer } from 'foyerkit-lab/vite'

export default defineNuxtConfig({
  compatibilityDate: '2026-01-15',
  telemetry: false,
  devtools: { enabled: false },
  app: { head: { title: 'Shop', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('foyer-') } },
  vite: {
    plugins: [foyer()],
    // The server renders the first page before Vite has found them, and would load them again.
    optimizeDeps: { include: ['foyerkit/elements', 'foyerkit/ssr'] },
  },
  $development: { app: { head: { script: [{ src: '/__foyer/places.js' }] } } },
})
