import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { checkSignInServer, signInEnvironment } from './outside/checkSignInServer.ts'
import { installOutside } from './outside/createExample.ts'
import { docsTest as test, named, writeApp } from './outside/docsApp.ts'
import { environmentOf } from './outside/environmentOf.ts'
import { installedHere } from './outside/installedHere.ts'
import { startProgram } from './outside/startProgram.ts'

const guide = 'sign-in-server'
/** The servers of the guide with their packages besides `viem`; that of Next is in `nextInProduction.spec.ts`. */
const servers = [
  { name: 'Express 5', file: 'server.mjs', packages: { express: 'express' } },
  { name: 'Express 4', file: 'server.mjs', packages: { express: 'express-4' } },
  {
    name: 'Hono',
    file: 'hono.mjs',
    packages: { hono: 'hono', '@hono/node-server': '@hono/node-server' },
  },
]

for (const { name, file, packages } of servers) {
  test(`the sign-in server of the guide handles any body, a node that is down and two requests at once on ${name}`, async ({
    folder,
  }) => {
    const port = await freePort()
    for (const each of ['siwe.mjs', file]) {
      const [code] = await named(guide, each)
      await writeApp(folder, { [each]: code }, { 3000: port })
    }
    await installOutside(folder, ['foyerkit', 'viem', ...Object.keys(packages)])
    for (const [as, release] of Object.entries(packages)) {
      await rm(join(folder, 'node_modules', as))
      await symlink(installedHere(release), join(folder, 'node_modules', as), 'junction')
    }
    const env = { ...(await environmentOf(folder)), ...signInEnvironment }
    const server = startProgram(folder, file, [], env)
    const isThere = async () => {
      if (server.hasEnded()) throw new Error(`The server ended: ${server.said()}`)
      return fetch(`http://127.0.0.1:${port}/siwe/session`).then(
        ({ ok }) => ok,
        () => false,
      )
    }
    await expect.poll(isThere).toBe(true)
    await checkSignInServer(port)
    expect(server.hasEnded()).toBe(false)
    await server.interrupt()
  })
}
