const port = Number(process.env.PORT)

export default {
  testDir: '.',
  testMatch: '*.e2e.{mjs,ts}',
  fullyParallel: true,
  workers: 2,
  // The limits only end tests that hang, because a slow machine may take long.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Pictures and snapshots of every step would double the duration of the tests.
    trace: { mode: 'on', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env.FOYER_CHROMIUM,
      // Without a network.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  webServer: {
    command: `node ../node_modules/vite/bin/vite.js --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    timeout: 300_000,
  },
}
