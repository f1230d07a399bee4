import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { simulatorInBuild } from '../../scripts/lib/examples/simulatorInBuild.mjs'
import { watchPages } from '../replay/watchPages.ts'
import { answerService } from './answerService.ts'
import { environmentOf } from './outside/environmentOf.ts'
import { exampleTest } from './outside/exampleTest.ts'
import { installedHere } from './outside/installedHere.ts'
import { runInApp } from './outside/runInApp.ts'
import { startProgram } from './outside/startProgram.ts'
import { installWallet } from './ownNode.ts'

const next = 'next/dist/bin/next'
const shortAddress = '0xf3...b92266'

/** The address of the example's own server in production, which is built first. */
const test = exampleTest.extend<{ site: string }>({
  example: 'next',
  site: async ({ folder }, give) => {
    const built = await runInApp(folder, next, 'build')
    expect(built, built.said).toMatchObject({ failed: false })
    const env = await environmentOf(folder)
    const args = ['start', '--port', env['PORT'] ?? '']
    const server = startProgram(folder, installedHere(next), args, env)
    await server.waitFor(/Ready in/)
    await give(`http://localhost:${env['PORT']}`)
    await server.interrupt()
  },
})

/** The server's own page of a reload. */
const reload = async (page: Page) => (await page.reload())?.text()

test('the Next example in production contains nothing of the simulator, and its server says who is connected', async ({
  page,
  context,
  folder,
  site,
}) => {
  expect(simulatorInBuild(folder)).toEqual([])
  const { complaints } = watchPages(context)
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  await installWallet(page)
  await page.route(({ origin }) => origin !== site, answerService)
  await page.goto(site)
  await connect.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Pine/ }).click()
  await expect(dialog).toBeHidden()

  // The wallet answers when the test lets it: until then the page is what the server and the hydration made of it.
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
