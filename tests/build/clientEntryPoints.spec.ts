import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

for (const entryPoint of ['foyer', 'elements']) {
  test(`a React server leaves ${entryPoint} to the browser`, async () => {
    const code = await readFile(
      new URL(`../../dist/package/${entryPoint}.js`, import.meta.url),
      'utf8',
    )
    expect(code).toMatch(/^['"]use client['"];/)
    // A React server knows a client module's exports only when each is named.
    expect(code).not.toMatch(/export\s*\*/)
    expect(code).toMatch(/export\s*\{[^}]*createFoyer/)
  })
}
