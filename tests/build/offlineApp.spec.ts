import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { testsOf } from '../../scripts/lib/testTimes.mjs'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }

/** Runs a tool in the app with the modal. */
const inApp = (folder: string, tool: string, ...args: readonly string[]) =>
  runInApp(join(folder, 'offline-app'), tool, ...args)

test('an app outside with the Vite plugin passes its own tests in two shards, without a network, and both give one report', async ({
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  const reports = join(folder, 'reports')
  for (const shard of ['1/2', '2/2']) {
    const options = ['--shard', shard, '--reporter', 'line,blob']
    const tested = await inApp(folder, '@playwright/test/cli.js', 'test', ...options)
    expect(tested, tested.said).toMatchObject({ failed: false })
    // The next shard starts with an empty folder.
    await cp(join(folder, 'blob-report'), reports, { recursive: true })
  }
  const merging = ['merge-reports', '--reporter', 'json', reports]
  const { said } = await inApp(folder, '@playwright/test/cli.js', ...merging)
  const report = JSON.parse(said)
  expect(report.stats).toMatchObject({ expected: 37, unexpected: 0, flaky: 0, skipped: 0 })
  expect(said.match(/"name": "trace"/g)).toHaveLength(37)
  // The fixtures' actions, and the steps of a scenario, as the report shows them.
  const steps = testsOf(report).flatMap((each) => each.steps.map(({ title }) => title))
  for (const step of [
    'The phone scans the QR code',
    'Let 59:00 pass',
    'The view is Account',
    'The title reads “What is a wallet?”',
  ]) {
    expect(steps).toContain(step)
  }
})

test('a production build that would contain the simulator fails and says what to do', async ({
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
    'contains foyerkit-lab/mock, whose wallets have public keys. Import createRealBackend',
  )
})

test('the plugin and the fixtures compile in a config and a test of a host', async ({
  outsideProject,
}) => {
  const compiled = await inApp(await outsideProject(newest), 'typescript/bin/tsc', '-p', '.')
  expect(compiled).toEqual({ said: '', failed: false })
})
