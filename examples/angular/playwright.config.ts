import { defineConfig } from '@playwright/test'

const url = `http://localhost:${process.env.PORT ?? 4200}`

export default defineConfig({
  testDir: 'tests',
  // The first page compiles the app, which takes long on a busy machine.
  timeout: 90_000,
  use: { baseURL: url },
  webServer: [
    // src/index.development.html names this port.
    { command: 'foyerkit --port 4848', url: 'http://localhost:4848/__foyer/places.js' },
    { command: `ng serve --port ${new URL(url).port}`, url },
  ],
})
