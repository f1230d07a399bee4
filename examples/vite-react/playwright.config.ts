import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 5173}`

export default defineConfig({
  testDir: 'tests',
  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  use: { baseURL: url },
  webServer: { command: `vite --port ${new URL(url).port} --strictPort`, url },
})
