import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 5173}`

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: url },
  webServer: { command: `react-router dev --port ${new URL(url).port} --strictPort`, url },
})
