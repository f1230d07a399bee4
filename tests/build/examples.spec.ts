import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { hereConfigName } from '../../scripts/lib/examples/hereConfig.mjs'
import { simulatorInBuild } from '../../scripts/lib/examples/simulatorInBuild.mjs'
import { createExample } from './outside/createExample.ts'
import { runInApp } from './outside/runInApp.ts'

const test = base.extend<{ example: string; folder: string }>({
  example: ['', { option: true }],
  folder: async ({ example }, give) => {
    const folder = await createExample(example)
    await give(folder)
    await rm(folder, { recursive: true })
  },
})

/** Built by Vite. */
const bundled = ['vite-react', 'wagmi', 'vue-elements'] as const
/** Not here, because what they need is not installed: `npm run examples -- next metamask-test-dapp`. */
const elsewhere = ['next', 'metamask-test-dapp']

for (const name of [...bundled, 'plain-html']) {
  test.describe(name, () => {
    test.use({ example: name })

    test(`the example ${name} passes its own tests with the tarball, without a network`, async ({
      folder,
    }) => {
      const settings = ['--config', hereConfigName, '--reporter', 'line']
      const tested = await runInApp(folder, '@playwright/test/cli.js', 'test', ...settings)
      expect(tested, tested.said).toMatchObject({ failed: false })
      expect(tested.said).toMatch(/\d passed/)
    })
  })
}

for (const name of bundled) {
  test.describe(name, () => {
    test.use({ example: name })

    test(`the example ${name} compiles, and its production build contains nothing of the simulator`, async ({
      folder,
    }) => {
      const compiled = await runInApp(folder, 'typescript/bin/tsc', '-p', '.')
      expect(compiled).toEqual({ said: '', failed: false })
      const built = await runInApp(folder, 'vite/bin/vite.js', 'build')
      expect(built, built.said).toMatchObject({ failed: false })
      expect(simulatorInBuild(folder)).toEqual([])
    })
  })
}

test('the examples name the releases that are tested here', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8'))
  const installed: Record<string, string> = { ...own.devDependencies, foyerkit: own.version }
  const folders = await readdir('examples', { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect(names.toSorted()).toEqual([...bundled, 'plain-html', ...elsewhere].toSorted())
  for (const name of names.filter((each) => !elsewhere.includes(each))) {
    const manifest = JSON.parse(await readFile(join('examples', name, 'package.json'), 'utf8'))
    expect(installed, name).toMatchObject({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })
  }
})
