import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'anvil/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/{architecture,contract,build,replay}/**/*.test.ts',
    ],
    setupFiles: ['tests/failOnConsole.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
