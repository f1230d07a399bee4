import { defineConfig } from '@playwright/test'

const port = process.env.PORT ?? '3000'
const simulatorPort = process.env.SIMULATOR_PORT ?? '4848'
const url = `http://localhost:${port}`
const simulator = `http://localhost:${simulatorPort}`

export default defineConfig({
  testDir: 'tests',
  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  use: { baseURL: url },
  webServer: [
    { command: `foyerkit --port ${simulatorPort}`, url: `${simulator}/__foyer/wallets.js` },
    { command: 'vite build && node server.mjs', url, env: { SIMULATOR: simulator, PORT: port } },
  ],
})
