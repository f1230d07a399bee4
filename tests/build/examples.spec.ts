import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { hereConfigName } from '../../scripts/lib/examples/hereConfig.mjs'
import { simulatorInBuild } from '../../scripts/lib/examples/simulatorInBuild.mjs'
import { exampleTest as test } from './outside/exampleTest.ts'
import { runInApp } from './outside/runInApp.ts'

const compileThenBundle = [
  ['typescript/bin/tsc', '-p', '.'],
  ['vite/bin/vite.js', 'build'],
]
/**
 * The examples with a production build, and the commands that check their types and build them; Next also starts in a
 * test of its own.
 */
const builds: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'vite-react': compileThenBundle,
  wagmi: compileThenBundle,
  'vue-elements': compileThenBundle,
  'svelte-elements': compileThenBundle,
}
const tested = [...Object.keys(builds), 'next', 'plain-html']
/**
 * Only in `npm run examples`: they contain MetaMask's SDK, which has no open-source licence, or a framework that needs
 * a newer Node, so they are not installed here.
 */
const elsewhere = [
  'angular',
  'astro',
  'express',
  'metamask-test-dapp',
  'nuxt',
  'rainbowkit',
  'react-router',
  'storybook',
  'tanstack-start',
]

for (const name of tested) {
  test.describe(name, () => {
    test.use({ example: name })

    test(`the example ${name} passes its own tests with the tarball, without a network`, async ({
      folder,
    }) => {
      const settings = ['--config', hereConfigName, '--reporter', 'line']
      const result = await runInApp(folder, '@playwright/test/cli.js', 'test', ...settings)
      expect(result, result.said).toMatchObject({ failed: false })
      expect(result.said).toMatch(/\d passed/)
    })
  })
}

for (const [name, commands] of Object.entries(builds)) {
  test.describe(name, () => {
    test.use({ example: name })

    test(`the example ${name} compiles, and its production build contains nothing of the simulator`, async ({
      folder,
    }) => {
      for (const [tool = '', ...args] of commands) {
        const result = await runInApp(folder, tool, ...args)
        expect(result, result.said).toMatchObject({ failed: false })
      }
      expect(simulatorInBuild(folder)).toEqual([])
    })
  })
}

test('the examples use the releases that are tested here', async () => {
  const own = JSON.parse(await readFile('package.json', 'utf8'))
  const installed: Record<string, string> = {
    ...own.devDependencies,
    foyerkit: own.version,
    'foyerkit-lab': own.version,
  }
  const folders = await readdir('examples', { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect(names.toSorted()).toEqual([...tested, ...elsewhere].toSorted())
  for (const name of names.filter((each) => !elsewhere.includes(each))) {
    const manifest = JSON.parse(await readFile(join('examples', name, 'package.json'), 'utf8'))
    expect(installed, name).toMatchObject({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })
  }
})
