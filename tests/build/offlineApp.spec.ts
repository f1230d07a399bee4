import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }

/** Runs a tool in the app with the modal. */
const inApp = (folder: string, tool: string, ...args: readonly string[]) =>
  runInApp(join(folder, 'offline-app'), tool, ...args)

test('an app outside with the Vite plugin passes its own tests, without a network', async ({
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  const { said } = await inApp(folder, '@playwright/test/cli.js', 'test', '--reporter', 'line')
  expect(said).toContain('6 passed')
})

test('its production build contains nothing of the simulator', async ({ outsideProject }) => {
  const folder = await outsideProject(newest)
  const built = await inApp(folder, 'vite/bin/vite.js', 'build', '--outDir', 'built')
  expect(built, built.said).toMatchObject({ failed: false })
  const assets = join(folder, 'offline-app/built/assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(assets, file), 'utf8')))
  expect(texts.join('')).toContain('Connect Wallet')
  expect(texts.filter((text) => /foyerkit\/mock|foyer-simulated|foyerOffline/.test(text))).toEqual(
    [],
  )
})

test('a production build fails with what to do when it would contain the simulator', async ({
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  const { said, failed } = await inApp(
    folder,
    'vite/bin/vite.js',
    'build',
    '--config',
    'simulator.config.mjs',
  )
  expect(failed).toBe(true)
  expect(said).toContain(
    'contains foyerkit/mock, whose wallets have public keys. Import createRealBackend',
  )
})

test('the plugin and the fixtures compile in a config and a test of a host', async ({
  outsideProject,
}) => {
  const compiled = await inApp(await outsideProject(newest), 'typescript/bin/tsc', '-p', '.')
  expect(compiled).toEqual({ said: '', failed: false })
})
