import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { hereConfigName } from '../../scripts/lib/examples/hereConfig.mjs'
import { simulatorInBuild } from '../../scripts/lib/examples/simulatorInBuild.mjs'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { readCommands } from '../docs/snippets/readCommands.ts'
import { installOutside } from './outside/createExample.ts'
import { blocksOf, docsTest as test, named, writeApp, type Guide } from './outside/docsApp.ts'
import { runInApp } from './outside/runInApp.ts'

/** The packages that the guides' commands install, without versions. */
async function installedBy(guides: readonly Guide[]): Promise<readonly string[]> {
  const blocks = (await Promise.all(guides.map(blocksOf))).flat()
  const commands = readCommands(blocks).map(({ words }) => words.join(' '))
  return commands.flatMap((command) => {
    const packages = /^npm install (?:--save-dev )?(.+)$/.exec(command)?.[1]
    return packages?.split(' ') ?? []
  })
}

/** Plays the guide's own test, and an example's: log in by e-mail, send, swap and buy. */
async function playOffline(folder: string): Promise<void> {
  await cp('examples/vite-react/tests/shop.spec.ts', join(folder, 'tests/shop.spec.ts'))
  const settings = ['--config', hereConfigName, '--reporter', 'line']
  const played = await runInApp(folder, '@playwright/test/cli.js', 'test', ...settings)
  expect(played, played.said).toMatchObject({ failed: false })
  expect(played.said).toContain('2 passed')
  // It belongs to the example, and not to the app of the guides.
  await rm(join(folder, 'tests/shop.spec.ts'))
}

test('a Vite app of only the blocks of the guides logs in, sends, swaps and buys offline, and builds without the simulator', async ({
  folder,
}) => {
  const ports = { 5173: await freePort() }
  const [page] = await named('start', 'index.html')
  const [app] = await named('start', 'src/main.tsx')
  const [plugin] = await named('offline', 'vite.config.ts')
  const [settings] = await named('playwright', 'playwright.config.ts')
  const [expiredCode] = await named('playwright', 'tests/expired-code.spec.ts')
  await writeApp(folder, { 'package.json': '{}', 'index.html': page, 'src/main.tsx': app })
  await writeApp(folder, { 'vite.config.ts': plugin, 'tests/expired-code.spec.ts': expiredCode })
  await writeApp(folder, { 'playwright.config.ts': settings }, ports)
  const packages = await installedBy(['start', 'offline', 'playwright'])
  await installOutside(folder, [...new Set(packages)])
  await playOffline(folder)
  const built = await runInApp(folder, 'vite/bin/vite.js', 'build')
  expect(built, built.said).toMatchObject({ failed: false })
  expect(simulatorInBuild(folder)).toEqual([])
})

test('a Next app of only the blocks of the guides does the same, and builds with the session in the first paint', async ({
  folder,
}) => {
  const ports = { 3000: await freePort(), 4848: await freePort() }
  const [wallet, walletWithSession] = await named('start', 'app/wallet.tsx')
  const [layout, layoutWithSession] = await named('start', 'app/layout.tsx')
  const [page] = await named('start', 'app/page.tsx')
  const layoutOffline = (await named('any-app', 'app/layout.tsx')).at(-1)
  const [bundler] = await named('any-app', 'next.config.mjs')
  const settings = (await named('playwright', 'playwright.config.ts')).at(-1)
  const [expiredCode] = await named('playwright', 'tests/expired-code.spec.ts')
  await writeApp(folder, { 'package.json': '{}', 'app/page.tsx': page, 'app/wallet.tsx': wallet })
  await writeApp(folder, { 'next.config.mjs': bundler, 'tests/expired-code.spec.ts': expiredCode })
  await writeApp(
    folder,
    { 'app/layout.tsx': layoutOffline, 'playwright.config.ts': settings },
    ports,
  )
  // The packages of `create-next-app` and of the guides.
  const template = ['next', 'typescript', '@types/node', '@types/react', '@types/react-dom']
  const packages = await installedBy(['start', 'any-app', 'playwright'])
  await installOutside(folder, [...new Set([...template, ...packages])])
  await playOffline(folder)

  // Next also checks the types of files without a route.
  await writeApp(folder, { 'first/wallet.tsx': wallet, 'first/layout.tsx': layout })
  await writeApp(folder, { 'app/wallet.tsx': walletWithSession })
  await writeApp(folder, { 'app/layout.tsx': layoutWithSession })
  const built = await runInApp(folder, 'next/dist/bin/next', 'build')
  expect(built, built.said).toMatchObject({ failed: false })
  expect(simulatorInBuild(folder)).toEqual([])
})
