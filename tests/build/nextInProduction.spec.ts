import { rm } from 'node:fs/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { policyForPage } from '../../scripts/lib/examples/guidePolicy.mjs'
import { simulatorInBuild } from '../../scripts/lib/examples/simulatorInBuild.mjs'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { watchPages } from '../../src/playwright/watchPages.ts'
import { answerService } from './answerService.ts'
import { checkSignInServer, signInEnvironment } from './outside/checkSignInServer.ts'
import { createExample } from './outside/createExample.ts'
import { named, writeApp } from './outside/docsApp.ts'
import { environmentOf } from './outside/environmentOf.ts'
import { installedHere } from './outside/installedHere.ts'
import { runInApp } from './outside/runInApp.ts'
import { startProgram } from './outside/startProgram.ts'
import { installWallet } from './ownNode.ts'

const next = 'next/dist/bin/next'
const shortAddress = '0xf3...b92266'

const signInFiles = ['lib/siwe.ts', 'app/siwe/[action]/route.ts', 'app/orders/page.tsx']

/**
 * The example with the sign-in server of the guide, built once for all tests, and the port of its server in production.
 */
const test = base.extend<object, { app: { readonly folder: string; readonly port: number } }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, give) => {
      const folder = await createExample('next')
      for (const file of signInFiles) {
        const [code] = await named('sign-in-server', file)
        await writeApp(folder, { [file]: code })
      }
      const built = await runInApp(folder, next, 'build')
      expect(built, built.said).toMatchObject({ failed: false })
      const port = String(await freePort())
      const env = { ...(await environmentOf(folder)), ...signInEnvironment }
      const args = ['start', '--port', port]
      const server = startProgram(folder, installedHere(next), args, env)
      await server.waitFor(/Ready in/)
      await give({ folder, port: Number(port) })
      expect(server.hasEnded(), server.said()).toBe(false)
      await server.interrupt()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})
// One after the other in one worker, which builds once.
test.describe.configure({ mode: 'default' })

/** The server's own HTML after a reload. */
const reload = async (page: Page) => (await page.reload())?.text()

test("the Next example in production contains nothing of the simulator, runs under the guide's content policy, and its server renders the connected account", async ({
  page,
  context,
  app: { folder, port },
}) => {
  const site = `http://localhost:${port}`
  expect(simulatorInBuild(folder)).toEqual([])
  const { complaints } = watchPages(context)
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  await installWallet(page)
  await page.route(({ origin }) => origin !== site, answerService)
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const policy = { 'content-security-policy': policyForPage(await response.text()) }
    await route.fulfill({ response, headers: { ...response.headers(), ...policy } })
  })
  await page.goto(site)
  await connect.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Pine/ }).click()
  await expect(dialog).toBeHidden()

  // The wallet answers when the test allows it; until then the page comes from the server and the hydration.
  await page.addInitScript(() => {
    const answered = new Promise((resolve) => Reflect.set(window, 'answerWallet', resolve))
    Reflect.set(window, 'beforeAnswer', answered)
  })
  expect(await reload(page)).toContain(`<span>${shortAddress}</span>`)
  await page.waitForFunction(() => document.querySelector('[data-foyer]')?.shadowRoot)
  await expect(page.locator('[data-foyer] > span')).toHaveText(shortAddress)
  await expect(connect).toHaveCount(0)

  await page.evaluate(() => Reflect.get(window, 'answerWallet')())
  await page.getByRole('button', { name: shortAddress }).click()
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connect).toBeVisible()
  expect(await reload(page)).not.toContain(shortAddress)
  await expect(connect).toBeVisible()
  expect(complaints).toEqual([])
})

test("the guide's sign-in route in Next handles any body, a node that is down and two requests at once", async ({
  app,
}) => {
  await checkSignInServer(app.port)
})
