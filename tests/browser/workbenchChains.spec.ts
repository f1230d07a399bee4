import { expect, test } from '@playwright/test'
import { closeStage } from '../replay/closeStage.ts'

test.afterEach(({ page }) => closeStage(page))

test('the Chains panel holds a payment back, speeds it up, and sets tokens, prices and names', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto('/?scenario=pay-from-host-page')
  await expect(page.getByText('Coming timers')).toBeVisible()
  const stage = page.frameLocator('#wb-stage-frame')
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage
    .getByRole('dialog')
    .getByRole('button', { name: /^Emberfox/ })
    .click()
  const wallets = page.getByRole('tab', { name: /^Wallets/ })
  await wallets.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()

  await page.getByRole('tab', { name: 'Chains' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Ethereum' })
  const automine = panel.getByRole('checkbox', { name: 'Mines by itself' })
  await automine.click()
  await expect(automine).not.toBeChecked()
  await stage.getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  await wallets.click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('tab', { name: 'Chains' }).click()
  const waiting = panel.getByRole('region', { name: 'Waiting transactions' })
  await expect(waiting.getByRole('listitem')).toContainText('0.1000 ETH')
  await waiting.getByRole('button', { name: 'Speed up' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Mine', exact: true }).click()
  await expect(waiting).toBeHidden()
  await expect(panel.getByRole('row', { name: /^9 / })).toContainText('10000.1000')

  await panel.getByRole('radio', { name: 'Tokens' }).check({ force: true })
  const usdc = panel.getByRole('row', { name: /^USDC/ })
  await expect(usdc).toContainText('10000.0000')
  const token = panel.getByRole('form', { name: 'Set a token' })
  await token.getByRole('textbox').fill('12.5')
  await token.getByRole('button', { name: 'Set' }).click()
  await expect(usdc).toContainText('12.5000')
  await token.getByRole('combobox', { name: 'What to set' }).selectOption('allowance')
  await token.getByRole('textbox').fill('7')
  await token.getByRole('button', { name: 'Set' }).click()
  await expect(usdc).toContainText('7.0000')
  const price = panel.getByRole('form', { name: 'Move a price' })
  await price.getByRole('combobox').selectOption('UNI')
  await price.getByRole('textbox').fill('9.25')
  await price.getByRole('button', { name: 'Set' }).click()
  await expect(panel.getByRole('row', { name: /^UNI/ })).toContainText('9.25')
  const name = panel.getByRole('form', { name: 'Point a name' })
  await name.getByRole('textbox').fill('vera.eth')
  await name.getByRole('button', { name: 'Set' }).click()
  await expect(name.getByRole('textbox')).toHaveValue('')
  await expect(panel.getByRole('alert')).toBeHidden()
  expect(complaints).toEqual([])
})
