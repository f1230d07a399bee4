import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { keptPageTest as test } from './keptPageTest.ts'

/** Goes from the workbench with that scenario to the provider's window. */
async function beginPurchase(page: Page): Promise<Page> {
  await page.goto('/?scenario=buy-with-a-card')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const stage = page.frameLocator('#wb-stage-frame')
  const dialog = stage.getByRole('dialog')
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog.getByRole('button', { name: /^Emberfox/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(dialog).toBeHidden()
  await stage.getByRole('button', { name: /0xf3/ }).first().click()
  await dialog.getByRole('button', { name: 'Buy crypto' }).click()
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: /^Coinbase/ }).click()
  return opened
}

test.afterEach(({ page }) => closeStage(page))

test("a visitor makes a purchase in the provider's own window", async ({ page }) => {
  const provider = await beginPurchase(page)
  await expect(provider.getByRole('heading', { name: 'Buy crypto' })).toBeVisible()
  await provider.getByRole('textbox', { name: 'You pay' }).fill('9')
  await expect(provider.getByRole('status')).toHaveText('Pay between 10 and 7500 USD.')
  await expect(provider.getByRole('button', { name: 'Pay by card' })).toBeDisabled()
  await provider.getByRole('textbox', { name: 'You pay' }).fill('200')
  await provider.getByRole('combobox', { name: 'You get' }).selectOption('USDC on Ethereum')
  await expect(provider.getByText('1.70 USD (0.85%)')).toBeVisible()
  await provider.getByRole('button', { name: 'Pay by card' }).click()
  await expect(provider.getByRole('status')).toHaveText(
    'Paid. The tokens are in your account. You may close this window.',
  )
  const dialog = page.frameLocator('#wb-stage-frame').getByRole('dialog')
  await expect(dialog.getByText('Completed')).toBeVisible()
  await expect(dialog.getByText(/^\+198\.\d{3} USDC$/)).toBeVisible()
})

test('a purchase is decided beside its window, in the Sites panel', async ({ page }) => {
  await beginPurchase(page)
  await page.getByRole('tab', { name: /^Sites 1 waiting/ }).click()
  const card = page.getByRole('article', { name: /^On-ramp provider: / })
  await card.getByRole('textbox', { name: 'Amount' }).fill('5')
  await expect(card.getByText('nothing: the amount must be from 10 to 7500')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Complete' })).toBeDisabled()
  await card.getByRole('textbox', { name: 'Amount' }).fill('300')
  await card.getByRole('button', { name: 'Delay', exact: true }).click()
  const dialog = page.frameLocator('#wb-stage-frame').getByRole('dialog')
  await expect(dialog.getByText('In progress')).toBeVisible()
  const waiting = page.getByRole('article', { name: /^Purchase in progress: / })
  await waiting.getByRole('button', { name: 'Send the tokens' }).click()
  await expect(dialog.getByText('Completed')).toBeVisible()
  await expect(page.getByText('No pending requests on a site')).toBeVisible()
})

test('a window that the page opens itself works like one of the widget', async ({ page }) => {
  await page.goto('/?scenario=buy-with-a-card')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  const stage = page.frames().find((frame) => new URL(frame.url()).pathname === '/stage/')
  const opened = page.waitForEvent('popup')
  await stage?.evaluate(async () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const answer = await fetch(
      'https://rpc.walletconnect.com/v1/generators/onrampurl?projectId=p',
      {
        method: 'POST',
        body: JSON.stringify({
          destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
          partnerUserId: address,
        }),
      },
    )
    window.open((await answer.json()).url)
  })
  const provider = await opened
  await page.getByRole('tab', { name: /^Sites 1 waiting/ }).click()
  const card = page.getByRole('article', { name: /^On-ramp provider: / })
  await card.getByRole('button', { name: 'Complete' }).click()
  await expect(provider.getByRole('status')).toContainText('Paid.')
})
