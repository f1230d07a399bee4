import { foyer } from 'foyerkit/vite'

export default defineNuxtConfig({
  compatibilityDate: '2026-01-15',
  telemetry: false,
  devtools: { enabled: false },
  app: { head: { title: 'Shop', link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('foyer-') } },
  vite: { plugins: [foyer()] },
  $development: { app: { head: { script: [{ src: '/__foyer/places.js' }] } } },
})
