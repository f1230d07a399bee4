import { expect, test } from 'foyerkit/playwright'
import { scenarios } from 'foyerkit/scenarios'

test('a code that is older than 20 minutes is refused', async ({ page, foyer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await foyer.clock.run('20 min')
  await page.getByRole('dialog').getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(page.getByRole('dialog')).toContainText('Try Again')
})

test('a wallet waits for its owner, and the chain knows the account', async ({ page, foyer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: /Emberfox/ }).click()
  await foyer.wallet('fox').approve()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
  expect(await foyer.chain(1).balance('active')).toBe(10_000n * 10n ** 18n)
  expect(await foyer.chain(1).tokenBalance('USDC', 0)).toBeGreaterThan(0n)
})

test('the requests of the shop reach its own server, and no other', async ({ page, foyer }) => {
  await page.goto('/')
  await foyer.settle()
  const own = await page.evaluate(() => fetch('/api/siwe/session').then((answer) => answer.json()))
  expect(own).toEqual({ from: 'the shop' })
  const foreign = await page.evaluate(() => fetch('https://api.shop.example/').catch(String))
  expect(foreign).toBe('TypeError: Failed to fetch')
  await expect(page.getByRole('note')).toContainText("foyer({ allow: ['api.shop.example'] })")
})

test('two tabs are two worlds', async ({ page, foyer, context }) => {
  const block = (tab) =>
    tab.evaluate(() => window.foyerOffline.simulator.chains.rpc('eip155:1', 'eth_blockNumber'))
  await page.goto('/')
  await foyer.chain(1).mine(3)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: 'Connect Wallet' }).waitFor()
  expect(await block(other)).toBe('0x0')
  expect(await block(page)).toBe('0x3')
  await page.reload()
  await page.getByRole('button', { name: 'Connect Wallet' }).waitFor()
  expect(await block(page)).toBe('0x3')
})

test('the panels operate the page beside them', async ({ context }) => {
  const panels = await context.newPage()
  await panels.goto('/__foyer/')
  const shop = panels.frameLocator('iframe[title="Your page"]')
  await shop.getByRole('button', { name: 'Connect Wallet' }).click()
  await shop.getByRole('button', { name: /Emberfox/ }).click()
  await panels.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(shop.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
})

test.describe('with time that stands', () => {
  test.use({ foyerStart: { isPaused: true } })

  test('a login by e-mail sends, and approves in the secure frame', async ({ page, foyer }) => {
    await page.goto('/')
    await foyer.play(scenarios.find(({ id }) => id === 'send-by-email'))
  })
})
