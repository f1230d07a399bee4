import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 4321}`

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: url },
  webServer: { command: `astro dev --port ${new URL(url).port}`, url },
})
