import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { guidePolicy } from '../../scripts/lib/examples/guidePolicy.mjs'
import { openHostPage, usualHost } from './hostPage.ts'
import { bundleWithVite } from './outside/bundleWithVite.ts'
import { outsideTest as test } from './outside/outsideTest.ts'
import { installWallet, serveOwnNode } from './ownNode.ts'
import { people } from './people.ts'

const run = promisify(execFile)
const shortAddress = '0xf3...b92266'

/** The cookies of the host's site, as a request carries them. */
const cookiesOf = async (page: Page) =>
  (await page.context().cookies(usualHost)).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Opens a host app that its server renders for each request, with the cookies of that request. */
async function openRendered(page: Page, folder: string) {
  const pages: string[] = []
  const files = await bundleWithVite(folder, 'session/page.mjs', {
    // So that React reports everything.
    'process.env.NODE_ENV': '"development"',
  })
  await installWallet(page)
  // The order matters: the last matching route answers.
  const seen = await openHostPage(page, files, 'page', '<p>Not here yet.</p>')
  seen.complaints.length = 0
  await serveOwnNode(page)
  await page.route(`${usualHost}/`, async (route) => {
    const args = ['session/renderPage.mjs', await cookiesOf(page)]
    const { stdout } = await run(process.execPath, args, { cwd: folder })
    pages.push(stdout)
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': guidePolicy() },
      body: `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," />
        <body>${stdout}<script type="module" src="/host/page.js"></script>`,
    })
  })
  await page.reload()
  return { seen, rendered: () => pages.at(-1) ?? '' }
}

const releases = { react: 'react', viem: 'viem' } as const

for (const [title, react] of [
  ['React 18.2', 'react-18-2'],
  ['React 19', 'react'],
] as const) {
  test(`with ${title}, the server and the first paint show the connected account, React finds no difference, and the wallet is restored`, async ({
    page,
    outsideProject,
  }) => {
    const { seen, rendered } = await openRendered(
      page,
      await outsideProject({ ...releases, react }),
    )
    const visitor = page.locator('output')
    expect(rendered()).toContain('<span data-foyer="foyer-button"></span>')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Pine/ }).click()
    await expect(visitor).toHaveText(`connected: ${people.ada}`)
    expect(await page.context().cookies(usualHost)).toEqual([
      expect.objectContaining({
        name: '__Host-foyer-account',
        value: people.ada,
        sameSite: 'Lax',
        secure: true,
      }),
    ])

    // The wallet answers when the test allows it.
    await page.addInitScript(() => {
      const answered = new Promise((resolve) => Reflect.set(window, 'answerWallet', resolve))
      Reflect.set(window, 'beforeAnswer', answered)
    })
    await page.reload()
    expect(rendered()).toContain(`<span>${shortAddress}</span>`)
    expect(rendered()).toContain(`reconnecting: ${people.ada}`)
    await expect(page.getByRole('button')).toHaveCount(0)
    // Hydrated, in a shadow root: the server's text is still visible.
    await page.waitForFunction(() => document.querySelector('[data-foyer]')?.shadowRoot)
    await expect(page.locator('[data-foyer] > span')).toBeVisible()
    await expect(visitor).toHaveText(`reconnecting: ${people.ada}`)

    await page.evaluate(() => Reflect.get(window, 'answerWallet')())
    await expect(visitor).toHaveText(`connected: ${people.ada}`)
    await page.getByRole('button', { name: shortAddress }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await expect(visitor).toHaveText('disconnected: nobody')
    expect(await cookiesOf(page)).toBe('')
    expect(seen.complaints).toEqual([])
  })
}

test('a cookie without a session, or with an invalid value, ends with the button to connect', async ({
  page,
  outsideProject,
}) => {
  const { seen, rendered } = await openRendered(page, await outsideProject(releases))
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const setCookie = (value: string) =>
    page
      .context()
      .addCookies([{ name: '__Host-foyer-account', value, url: `${usualHost}/`, secure: true }])

  await setCookie(people.ben)
  await page.reload()
  expect(rendered()).toContain('0x90...93b906')
  await expect(connect).toBeVisible()
  await expect(page.locator('output')).toHaveText('disconnected: nobody')
  await expect.poll(() => cookiesOf(page)).toBe('')

  await setCookie('0x<img/src=x/onerror=alert(1)>')
  await page.reload()
  expect(rendered()).toContain('<span data-foyer="foyer-button"></span>')
  expect(rendered()).not.toContain('onerror')
  await expect(connect).toBeVisible()
  expect(seen.complaints).toEqual([])
})
