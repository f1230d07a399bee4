import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('a login window and a request in the secure frame are decided in the Sites panel', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto('/?scenario=social-google')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const stage = page.frameLocator('#wb-stage-frame')

  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage
    .getByRole('dialog')
    .getByRole('button', { name: /^Continue with Google/ })
    .click()
  await page.getByRole('tab', { name: /^Sites 1 waiting/ }).click()
  const login = page.getByRole('article', { name: 'Login window: google' })
  await login.getByRole('button', { name: /^Continue as / }).click()
  await expect(stage.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('No pending requests on a site')).toBeVisible()

  await stage.getByRole('button', { name: 'Sign a message' }).click()
  const request = page.getByRole('article', { name: 'Secure frame: personal_sign' })
  await expect(request.getByText('requests a signature')).toBeVisible()
  await request.getByRole('button', { name: 'Sign' }).click()
  await expect(stage.getByText('Signature: done')).toBeVisible()
  expect(complaints).toEqual([])
})

test('beside a page without a widget, the panels show which of them need one', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const words = page.getByText('This page has no Foyer widget.')
  await expect(words).toBeHidden()
  await page
    .frameLocator('#wb-stage-frame')
    .locator('body')
    .evaluate(() => {
      Object.defineProperty(window.foyerStage, 'widgets', { value: [], configurable: true })
    })
  await page.getByRole('tab', { name: /^Faults/ }).click()
  await expect(words).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Mail/ })).toBeHidden()
})
