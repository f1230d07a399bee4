import { expect, test } from 'foyerkit-lab/playwright'

async function openConnect(page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  return page.getByRole('dialog')
}

const bars = (foyer) => foyer.chain(4242).tokenBalance('BAR', 3)

test('the modal shows a person of the config the token minted by setup, at its price', async ({
  page,
  foyer,
}) => {
  const modal = await openConnect(page)
  await modal.getByRole('textbox', { name: 'Email' }).fill('miner@gold.example')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('miner@gold.example')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: /10,000.*NUG/ }).click()
  await expect(modal).toContainText('Gold Bar')
  await expect(modal).toContainText('$37.50')
})

test('a fault of the config breaks the first connection, and the wallet knows the chain', async ({
  page,
  foyer,
}) => {
  const modal = await openConnect(page)
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await expect(modal).toContainText('Connection declined')
  await modal.getByRole('button', { name: 'Try again' }).click()
  await foyer.wallet('fox').approve()
  await modal.getByRole('button', { name: 'Gold Chain' }).click()
  await foyer.wallet('fox').approve('wallet_switchEthereumChain')
  await expect(page.getByRole('button', { name: /9,999.*NUG/ })).toBeVisible()
})

test('a reset returns to the state after setup', async ({ page, foyer }) => {
  await page.goto('/')
  await foyer.settle()
  await foyer.chain(4242).setTokenBalance('BAR', 3, 7n)
  expect(await bars(foyer)).toBe(7n)
  await page.evaluate(() => window.foyerOffline.simulator.chains.reset())
  expect(await bars(foyer)).toBe(3_000_000n)
})

test('a failing setup is shown in one sentence on the page', async ({ page }) => {
  await page.goto(`http://localhost:${process.env.SIMULATOR_PORT}/`)
  await expect(page.getByRole('note')).toContainText(
    'Failed to run setup of foyer.config.ts: the vault is closed.',
  )
})
