import { expect } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { chooseRadio } from './chooseRadio.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

test('the Chains panel holds a payment back, speeds it up, and sets tokens and names', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto('/?scenario=pay-from-host-page')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
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
  const automine = panel.getByRole('checkbox', { name: 'Auto-mine' })
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

  await chooseRadio(panel, 'Tokens')
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
  const name = panel.getByRole('form', { name: 'Set a name' })
  await name.getByRole('textbox').fill('vera.eth')
  await name.getByRole('button', { name: 'Set' }).click()
  await expect(name.getByRole('textbox')).toHaveValue('')
  await expect(panel.getByRole('alert')).toBeHidden()
  expect(complaints).toEqual([])
})

test('the Chains panel pays an airdrop on Solana, and lists the tokens there', async ({ page }) => {
  await page.goto('/?scenario=pay-from-host-page')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page.getByRole('tab', { name: 'Chains' }).click()
  await page.getByRole('tab', { name: 'Solana', exact: true }).click()
  const panel = page.getByRole('tabpanel', { name: 'Solana', exact: true })
  await expect(panel.getByRole('row', { name: /^0 / })).toContainText('2500.0000 USDC')
  const third = panel.getByRole('row', { name: /^2 / })
  await expect(third).toContainText('500.0000')
  const airdrop = panel.getByRole('form', { name: 'Airdrop' })
  await airdrop.getByRole('combobox').selectOption('2')
  await airdrop.getByRole('textbox').fill('1.5')
  await airdrop.getByRole('button', { name: 'Airdrop' }).click()
  await expect(third).toContainText('501.5000')
  await expect(panel.getByRole('alert')).toBeHidden()
})

test('a price is shown in one place with its value, and moves by ten percent or to an amount', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await page.keyboard.press('b')
  await page.getByRole('tab', { name: 'Prices' }).click()
  const eth = page.getByRole('form', { name: 'Price of ETH' })
  const value = eth.getByRole('status')
  const before = Number(await value.textContent())
  expect(before).toBeGreaterThan(0)
  await eth.getByRole('button', { name: 'ETH up 10 %' }).click()
  await expect.poll(async () => Number(await value.textContent())).toBeCloseTo(before * 1.1, 2)
  await eth.getByRole('textbox').fill('2500')
  await page.keyboard.press('Enter')
  await expect(value).toHaveText('2500')
  await expect(eth.getByRole('textbox')).toHaveValue('')
  await eth.getByRole('textbox').fill('much')
  await expect(eth.getByRole('button', { name: 'Set' })).toBeDisabled()

  // The arrow keys move to the chain, where a token shows the same price.
  await page.getByRole('tab', { name: 'Prices' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ethereum' })).toBeFocused()
  await chooseRadio(page.getByRole('tabpanel', { name: 'Ethereum' }), 'Tokens')
  await expect(page.getByRole('row', { name: /^WETH/ })).toContainText('2500')
})
