const port = Number(process.env.PORT)
const closed = Number(process.env.SIMULATOR_PORT)
const serve = (on, env) => ({
  command: `node ../node_modules/vite/bin/vite.js --port ${on} --strictPort`,
  url: `http://localhost:${on}`,
  timeout: 300_000,
  // Each has its own dependency cache, because both start at once.
  env: { ...env, CACHE: `node_modules/.vite-${on}` },
  stdout: 'pipe',
})

export default {
  testDir: '.',
  testMatch: '*.e2e.mjs',
  // The limits only end tests that hang, because a slow machine may take long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.FOYER_CHROMIUM,
      // Without a network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: [serve(port, {}), serve(closed, { VAULT: 'closed' })],
}
