import bakery from './vite.config.mjs'

export default {
  ...bakery,
  build: { outDir: 'never', rolldownOptions: { input: 'simulated.mjs' } },
}
