import { defineConfig } from '@playwright/test'

const port = process.env.PORT ?? '8080'
const simulatorPort = process.env.SIMULATOR_PORT ?? '4848'
const url = `http://localhost:${port}`
const simulator = `http://localhost:${simulatorPort}`

export default defineConfig({
  testDir: 'tests',
  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  use: { baseURL: url },
  webServer: [
    { command: `npx foyerkit --port ${simulatorPort}`, url: `${simulator}/__foyer/wallets.js` },
    { command: 'node server.mjs', url, env: { PORT: port, SIMULATOR: simulator } },
  ],
})
