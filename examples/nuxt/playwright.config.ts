import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 3000}`

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: url },
  webServer: { command: `nuxt dev --port ${new URL(url).port}`, url },
})
