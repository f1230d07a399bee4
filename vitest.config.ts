import { configDefaults, defineConfig } from 'vitest/config'

const architecture = ['tests/architecture/**/*.test.ts']
const all = [
  'src/**/*.test.{ts,tsx}',
  'anvil/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{contract,build,docs,foreign,interleavings,monkey,replay}/**/*.test.ts',
]
const alone = [
  'src/backends/real/walletconnect/**/*.test.ts',
  'src/backends/mock/actors/{phone,relay,wallets}/**/*.test.ts',
  'src/backends/real/{connectors,solana}/**/*.test.ts',
  'tests/contract/connectors/*.test.ts',
  'tests/foreign/**/*.test.ts',
  'tests/unitTests/*.test.tsx',
]

export default defineConfig({
  ssr: {
    resolve: { mainFields: ['module', 'main'], conditions: ['module', 'node', 'development'] },
  },
  test: {
    environment: 'node',
    // Their CommonJS halves ask for one of a dependency that has none: take the ES modules, as bundlers do.
    // The parser of workflows imports JSON as only bundlers do.
    server: {
      deps: {
        inline: [/@walletconnect\//, /@reown\//, /sign-client-2-17/, /@actions\/workflow-parser/],
      },
    },
    setupFiles: [
      'tests/awaitImports.ts',
      'tests/failOnConsole.ts',
      'tests/stayOnThisMachine.ts',
      'tests/waitLonger.ts',
    ],
    // Limits only end what hangs: a slow machine may take its time.
    testTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    // The thread that hands out files has little to do: one worker fewer than there are cores would leave one idle.
    maxWorkers: '100%',
    hookTimeout: 600_000,
    projects: [
      // Nothing of ours lives at module level, so files can share a process; one of its own for each costs three times
      // the tests.
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: all,
          exclude: [...configDefaults.exclude, ...alone],
        },
      },
      { extends: true, test: { name: 'architecture', isolate: false, include: architecture } },
      // Libraries of wallets keep their clients and listeners for the whole process.
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})
