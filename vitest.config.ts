import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: {
    resolve: { mainFields: ['module', 'main'], conditions: ['module', 'node', 'development'] },
  },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'anvil/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{architecture,contract,build,examples,monkey,replay}/**/*.test.ts',
    ],
    // Their CommonJS halves ask for one of a dependency that has none: take the ES modules, as bundlers do.
    server: { deps: { inline: [/@walletconnect\//, /@reown\//] } },
    setupFiles: ['tests/failOnConsole.ts'],
    // Limits only end what hangs: a slow machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
