const port = Number(process.env.PORT)
const closed = Number(process.env.SIMULATOR_PORT)
const serve = (on, env) => ({
  command: `node ../node_modules/vite/bin/vite.js --port ${on} --strictPort`,
  url: `http://localhost:${on}`,
  timeout: 300_000,
  // Each with dependencies of its own: both begin at once.
  env: { ...env, CACHE: `node_modules/.vite-${on}` },
  stdout: 'pipe',
})

export default {
  testDir: '.',
  testMatch: '*.e2e.mjs',
  // Limits only end what hangs: a slow machine may take its time.
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
