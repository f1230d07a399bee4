import { expect } from '@playwright/test'
import { installOutside } from './outside/createExample.ts'
import { docsTest as test, named, writeApp } from './outside/docsApp.ts'
import { runInApp } from './outside/runInApp.ts'

const files = [
  'vitest.config.ts',
  'src/testing/openApp.tsx',
  'src/wallet.test.tsx',
  'src/email.test.tsx',
]

for (const environment of ['jsdom', 'happy-dom']) {
  test(`the guide's unit tests pass in ${environment} with the tarball, and write nothing to the console`, async ({
    folder,
  }) => {
    for (const file of files) {
      const [code] = await named('unit-tests', file)
      await writeApp(folder, { [file]: code?.replace("'jsdom'", `'${environment}'`) })
    }
    await writeApp(folder, { 'package.json': '{ "type": "module" }' })
    const packages = ['vitest', environment, '@testing-library/react', '@testing-library/dom']
    const app = ['foyerkit', 'foyerkit-lab', 'react', 'react-dom', 'viem']
    await installOutside(folder, [...packages, ...app])
    const played = await runInApp(folder, 'vitest/vitest.mjs', 'run', '--no-color')
    expect(played, played.said).toMatchObject({ failed: false })
    expect(played.said).toContain('4 passed')
    expect(played.said).not.toMatch(
      /stderr|stdout|close timed out|not implemented|ENOTFOUND|ECONNREFUSED/i,
    )
  })
}
