import { defineConfig } from '@playwright/test'

const before = `http://localhost:${process.env.BEFORE_PORT ?? 5174}`
const after = `http://localhost:${process.env.PORT ?? 5173}`
const serve = (folder: string, url: string) => ({
  command: `vite ${folder} --port ${new URL(url).port} --strictPort`,
  url,
})

export default defineConfig({
  testDir: 'tests',
  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  projects: [
    { name: 'before', use: { baseURL: before } },
    { name: 'after', use: { baseURL: after } },
  ],
  webServer: [serve('before', before), serve('after', after)],
})
