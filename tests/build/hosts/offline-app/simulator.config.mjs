import shop from './vite.config.mjs'

export default {
  ...shop,
  build: { outDir: 'never', rolldownOptions: { input: 'offline.mjs' } },
}
