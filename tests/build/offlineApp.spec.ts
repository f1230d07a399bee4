import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }

/** Runs a tool in the app with the modal. */
const inApp = (folder: string, tool: string, ...args: readonly string[]) =>
  runInApp(join(folder, 'offline-app'), tool, ...args)

test('an app outside with the Vite plugin passes its own tests in two shards, without a network', async ({
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  let passed = 0
  for (const shard of ['--shard=1/2', '--shard=2/2']) {
    const args = ['test', shard, '--reporter', 'line'] as const
    const tested = await inApp(folder, '@playwright/test/cli.js', ...args)
    expect(tested, tested.said).toMatchObject({ failed: false })
    passed += Number(/(\d+) passed/.exec(tested.said)?.[1])
  }
  expect(passed).toBe(9)
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
