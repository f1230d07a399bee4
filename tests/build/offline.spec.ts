import { expect, test, type Route } from '@playwright/test'
import { abandonedTabLimits } from '../../src/backends/mock/shared/abandonedTabLimits.ts'
import { buildHost } from './buildHost.ts'
import { openHostPage, usualHost } from './hostPage.ts'

/** A dev server's proxy for /__foyer. Uses Node's own fetch, because Playwright's drops its responses with the page. */
const chainsBehind = (baseURL: string | undefined) => async (route: Route) => {
  const request = route.request()
  const body = request.postDataBuffer()
  const response = await fetch(`${baseURL}${new URL(request.url()).pathname}`, {
    method: request.method(),
    headers: { 'content-type': request.headers()['content-type'] ?? 'text/plain' },
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  })
  await route.fulfill({
    status: response.status,
    contentType: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  })
}

test('a host app runs offline with foyerkit-lab/mock in place of foyerkit/real', async ({
  page,
  baseURL,
}) => {
  const files = await buildHost('offline')
  const seen = await openHostPage(
    page,
    files,
    'offline',
    '<foyer-button></foyer-button>',
    chainsBehind(baseURL),
  )
  await expect(page).toHaveTitle(/^Shop, [1-9]\d* scenarios$/)
  await expect(page.getByRole('note')).toHaveText(
    /^Simulated wallets and chains: test keys, no real money.*it has no simulated sites for e-mail/,
  )
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog')
  const installed = dialog.getByRole('button', { name: /Installed/i })
  await expect(installed).not.toHaveCount(0)
  // A login without a site is not offered.
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /Google/ })).toHaveCount(0)
  await installed.first().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /0x/ })).toContainText('ETH')
  expect(seen.foreign, 'nothing leaves the machine').toEqual([])
  expect(seen.complaints).toEqual([
    expect.stringMatching(/^foyerkit: This page lacks the tags of the plugin .*places\.js/),
  ])
})

test('a tab that returns after its world expired gets a new one, and says so', async ({
  page,
  baseURL,
}) => {
  const files = await buildHost('offline')
  const button = '<foyer-button></foyer-button>'
  await openHostPage(page, files, 'offline', button, chainsBehind(baseURL))
  const connect = page.getByRole('button', { name: 'Connect Wallet' })
  const account = page.getByRole('button', { name: /0x/ })
  await connect.click()
  const installed = page.getByRole('dialog').getByRole('button', { name: /Installed/i })
  await installed.first().click()
  await expect(account).toContainText('ETH')

  const leaveFor = async (ms: number) => {
    await page.goto('about:blank')
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + ms)
    await page.goto(usualHost)
  }
  await leaveFor(abandonedTabLimits.worldEndsAfter - 60_000)
  await expect(account).toContainText('ETH')
  await leaveFor(abandonedTabLimits.worldEndsAfter)
  await expect(page.getByRole('note')).toContainText(
    'This tab was left for more than 10 minutes, so it has a new world.',
  )
  await expect(connect).toBeVisible()
})

test('a page whose server has no local chains reports it in one sentence, and says what to do', async ({
  page,
}) => {
  const files = await buildHost('offline')
  await openHostPage(page, files, 'offline', '<foyer-button></foyer-button>')
  await expect(page.getByRole('note')).toContainText(
    /There are no local chains behind https:\/\/localhost:8443 \([^)]+\)\. Add the plugin foyer\(\) from foyerkit-lab\/vite to your Vite config; for another server run npx foyerkit/,
  )
})

test(
  'foyerkit-lab/mock refuses a page that is not on this machine and announces no wallet there',
  {
    tag: '@security',
  },
  async ({ page }) => {
    await page.addInitScript(() => {
      const announced: unknown[] = []
      Reflect.set(window, 'announced', announced)
      window.addEventListener('eip6963:announceProvider', (event) => announced.push(event))
    })
    const files = await buildHost('offline')
    const seen = await openHostPage(
      page,
      files,
      'offline',
      '<foyer-button></foyer-button>',
      undefined,
      'https://shop.example',
    )
    await expect
      .poll(() => seen.complaints.join(' '))
      .toContain('Failed to start foyerkit-lab/mock on https://shop.example')
    await page.evaluate(() => window.dispatchEvent(new Event('eip6963:requestProvider')))
    expect(await page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([])
    await expect(page.getByRole('note')).toHaveCount(0)
    expect(seen.foreign).toEqual([])
  },
)
