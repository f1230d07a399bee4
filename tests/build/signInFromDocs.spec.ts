import { cp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { hereConfigName } from '../../scripts/lib/examples/hereConfig.mjs'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { installOutside } from './outside/createExample.ts'
import { docsTest as test, named, writeApp } from './outside/docsApp.ts'
import { runInApp } from './outside/runInApp.ts'

const guide = 'sign-in-server'
const installed = (name: string) =>
  fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))

/** An app of only the guide's blocks, tested as the guide says and with hostile requests. */
async function play(folder: string, release: 'express' | 'express-4') {
  const ports = { 5173: await freePort(), 3000: await freePort() }
  const files = ['siwe.mjs', 'server.mjs', 'src/main.tsx', 'vite.config.ts']
  for (const file of [...files, 'playwright.config.ts', 'tests/sign-in.spec.ts']) {
    const [code] = await named(guide, file)
    await writeApp(folder, { [file]: code }, ports)
  }
  const [page] = await named('start', 'index.html')
  await writeApp(folder, { 'package.json': '{ "type": "module" }', 'index.html': page })
  await cp('tests/build/hosts/sign-in-app/signIn.ts', join(folder, 'tests/more.spec.ts'))
  const packages = ['vite', '@vitejs/plugin-react', '@playwright/test', '@foundry-rs/anvil']
  const app = ['foyerkit', 'foyerkit-lab', 'react', 'react-dom', 'viem', 'express']
  await installOutside(folder, [...packages, ...app])
  await rm(join(folder, 'node_modules/express'))
  await symlink(installed(release), join(folder, 'node_modules/express'), 'junction')
  const settings = ['--config', hereConfigName, '--reporter', 'line']
  return runInApp(folder, '@playwright/test/cli.js', 'test', ...settings)
}

for (const release of ['express', 'express-4'] as const) {
  test(`an app of the blocks of the sign-in guide signs in by wallet and e-mail with ${release}, and survives any body`, async ({
    folder,
  }) => {
    const played = await play(folder, release)
    expect(played, played.said).toMatchObject({ failed: false })
    expect(played.said).toContain('3 passed')
  })
}
