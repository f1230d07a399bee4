import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Releases } from './outside/createOutsideProject.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { runInApp } from './outside/runInApp.ts'

const newest: Releases = { react: 'react', viem: 'viem-newest' }

/** Runs a tool in the app with its own world. */
const inApp = (folder: string, tool: string, ...args: readonly string[]) =>
  runInApp(join(folder, 'own-world-app'), tool, ...args)

test('an app outside has its own chain, token, price, person and fault from its foyer.config.ts', async ({
  outsideProject,
}) => {
  const folder = await outsideProject(newest)
  const { said } = await inApp(folder, '@playwright/test/cli.js', 'test', '--reporter', 'line')
  expect(said).toContain('4 passed')
})

test('a foyer.config.ts compiles against the declarations', async ({ outsideProject }) => {
  const compiled = await inApp(await outsideProject(newest), 'typescript/bin/tsc', '-p', '.')
  expect(compiled).toEqual({ said: '', failed: false })
})
