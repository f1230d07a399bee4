import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openClock } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('a panel that throws shows its error and recovery buttons, and the other panels keep working', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const body = page.frameLocator('#wb-stage-frame').locator('body')
  await body.evaluate(() => {
    const mailbox = window.foyerStage?.simulator.mailbox
    const { mails } = mailbox ?? {}
    const fail = () => {
      throw new Error('the mailbox is broken')
    }
    Object.assign(mailbox ?? {}, {
      mails: fail,
      repair: () => Object.assign(mailbox ?? {}, { mails }),
    })
  })
  await page.getByRole('tab', { name: /^Mail/ }).click()
  const problem = page.getByRole('alert')
  await expect(problem).toContainText('Mail failed to show. the mailbox is broken')

  await page.getByRole('tab', { name: /^Phone/ }).click()
  await expect(problem).toBeHidden()
  await expect(page.getByRole('button', { name: /^Clock, .* 1×$/ })).toBeVisible()
  await openClock(page)
  await page.getByRole('button', { name: 'Run 1 min' }).click()
  await page.getByRole('tab', { name: /^Mail/ }).click()
  await expect(problem).toBeVisible()

  await body.evaluate(() => {
    const mailbox: object = window.foyerStage?.simulator.mailbox ?? {}
    if ('repair' in mailbox && typeof mailbox.repair === 'function') mailbox.repair()
  })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No mail yet')).toBeVisible()
  await page.getByRole('tab', { name: /^Mail/ }).click()
})

test('the workbench can be reloaded when a panel throws', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page
    .frameLocator('#wb-stage-frame')
    .locator('body')
    .evaluate(() => {
      Object.assign(window.foyerStage?.simulator.mailbox ?? {}, {
        mails: () => {
          throw new Error('the mailbox is broken')
        },
      })
    })
  await page.getByRole('tab', { name: /^Mail/ }).click()
  await page.getByRole('button', { name: 'Reload the workbench' }).click()
  await expect(page.getByText('No mail yet')).toBeVisible()
})
