import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import type { Scenario } from '../../src/scenarios/index.ts'
import { linkToRecording } from '../../src/run/file/recordingLink.ts'
import { openWorkbench } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const queryOf = (recording: object) => linkToRecording('', recording as Scenario)
const opened: Scenario = {
  id: 'recording',
  title: 'A bug of a stranger',
  tags: [],
  steps: [
    { do: 'click', target: { role: 'button', name: 'Connect Wallet', nth: 0 } },
    { expect: 'view', is: 'Connect' },
  ],
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
test.afterEach(({ page }) => closeStage(page))

test('a link whose recording starts at code instead of a time is refused with the reason', async ({
  page,
}) => {
  const startedAt = "15 Jan 2026 12:00:00 GMT (('), at: run(), b: Date.parse('"
  await page.goto(await queryOf({ ...opened, startedAt }))
  await expect(page.getByText(/"startedAt": .* is not an ISO 8601 time/)).toBeVisible()
  await expect(player(page).getByText(opened.title)).toHaveCount(0)
})

test('a recording of a stranger is played without a picture of another server', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('https://evil.example/a.png'),
  )
  const wallet = { id: 'evil', name: 'Evil', image_url: 'https://evil.example/a.png' }
  const options = { customWallets: [wallet], remoteImages: { hosts: ['evil.example'] } }
  await page.goto(await queryOf({ ...opened, options }))
  await expect(stage(page).getByRole('button', { name: /^Evil/ })).toBeVisible()
  expect((await blocked).text()).toContain('violates the following Content Security Policy')
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  expect(asked).toEqual([])
})

test('a password stays a secret in the recording while its field shows it', async ({ page }) => {
  await openWorkbench(page)
  await stage(page)
    .locator('.host')
    .evaluate((host) => {
      const form = host.ownerDocument.createElement('form')
      form.innerHTML =
        '<input type="password" aria-label="Password"><button type="button">Show</button>'
      form.querySelector('button')?.addEventListener('click', () => {
        form.querySelector('input')?.setAttribute('type', 'text')
      })
      host.prepend(form)
    })
  const field = stage(page).getByRole('textbox', { name: 'Password' })
  await field.click()
  await stage(page).getByRole('button', { name: 'Show' }).click()
  await field.click()
  await page.keyboard.type('correct-horse')
  const steps = player(page)
    .getByRole('list', { name: 'Recorded steps' })
    .getByRole('listitem')
    .locator('.wb-step-text')
  await expect(steps.last()).toHaveText('Type the secret “Password” into the field “Password”')
  await page.keyboard.press('Home')
  await page.keyboard.type('X')
  await expect(steps.last()).toHaveText('Type the secret “Password” into the field “Password”')
  expect((await steps.allInnerTexts()).join('\n')).not.toContain('horse')
  await player(page).getByRole('button', { name: 'Copy as a Playwright test' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('typeSecret')
  expect(copied).not.toContain('horse')
})
