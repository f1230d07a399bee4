import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 6006}`

export default defineConfig({
  testDir: 'tests',
  use: { baseURL: url },
  webServer: {
    command: `storybook dev --ci --exact-port --host localhost --port ${new URL(url).port}`,
    url,
  },
})
