import { parseEther, verifyMessage } from 'ethers'
import { expect, test } from 'foyerkit-lab/playwright'
import { click, reads, scenarios, sees } from 'foyerkit-lab/scenarios'

const lateApproval = JSON.stringify({
  steps: [
    click('button', 'Connect Wallet'),
    click('button', 'Emberfox', { exact: false }),
    { do: 'run', ms: 60_000 },
    reads('Continue in Emberfox'),
    { expect: 'walletWaiting', wallet: 'fox', count: 1 },
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false },
    { do: 'host.open' },
    sees('Account'),
  ],
})

test("the shop's requests reach its own server, and no other", async ({ page, foyer }) => {
  await page.goto('/')
  await foyer.settle()
  const own = await page.evaluate(() => fetch('/api/siwe/session').then((answer) => answer.json()))
  expect(own).toEqual({ from: 'the shop' })
  // An allowed request leaves the page, but there is no network.
  const gone = page.waitForEvent('requestfailed', (request) => /allowed/.test(request.url()))
  await page.evaluate(() => fetch('https://allowed.shop.example/').catch(String))
  expect((await gone).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED')
  const foreign = await page.evaluate(() => fetch('https://api.shop.example/').catch(String))
  expect(foreign).toBe('TypeError: Failed to fetch')
  await expect(page.getByRole('note')).toContainText("foyer({ allow: ['api.shop.example'] })")
  await expect(page.getByRole('note')).not.toContainText('allowed.shop.example')
})

test('two tabs have separate worlds', async ({ page, foyer, context }) => {
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

test('without panels, the page shows the code of a login on a new device, whatever styles it has for its elements', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.goto('/')
  await page.addStyleTag({ content: '* { padding: 0; position: static }' })
  const mark = page.getByRole('note')
  await expect(mark).toHaveCSS('position', 'fixed')
  await expect(mark).toHaveCSS('padding-left', '10px')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('new.device@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(6)
  const mail = /Mail to new\.device@example\.com: Your login code is (\d{3}) (\d{3})/
  await expect(mark).toHaveText(mail)
  const [, ...halves] = (await mark.getByText(mail).textContent()).match(mail)
  await page.keyboard.type(halves.join(''))
  await expect(page.getByRole('button', { name: /ETH/ })).toBeVisible()
  await expect(mark).not.toHaveText(mail)
})

test('ethers and viem sign and pay with the connected account', async ({ page, foyer }) => {
  const fox = foyer.wallet('fox')
  const till = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  await page.goto('/')
  expect(await page.evaluate(() => window.shop.signerOf())).toBeUndefined()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Emberfox/ })
    .click()
  await fox.approve()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()

  const signing = page.evaluate(async () => (await window.shop.signerOf()).signMessage('hi'))
  await fox.approve('personal_sign')
  expect(verifyMessage('hi', await signing)).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')

  const before = await foyer.chain(1).balance(till)
  const sending = page.evaluate(async (to) => {
    const sent = await (await window.shop.signerOf()).sendTransaction({ to, value: 10n ** 18n })
    return sent.hash
  }, till)
  await fox.approve('eth_sendTransaction')
  const paying = page.evaluate((to) => window.shop.pay(to), till)
  await fox.approve('eth_sendTransaction')
  const hashes = [await sending, await paying]
  expect(new Set(hashes).size).toBe(2)
  expect(await foyer.chain(1).balance(till)).toBe(before + parseEther('1.01'))
  for (const hash of hashes) {
    const receipt = await foyer.chain(1).rpc('eth_getTransactionReceipt', [hash])
    expect(receipt).toMatchObject({ status: '0x1', to: till.toLowerCase() })
  }
})

test('a page of the shop without modules logs in by e-mail', async ({ page, foyer }) => {
  await page.goto('/plain.html')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  const code = await foyer.mail.code('ada@example.com')
  await modal.getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(page.getByRole('button', { name: /ETH/ })).toBeVisible()
})

test.describe('a page with virtual time', () => {
  test.use({ foyerStart: { isPaused: true, ownsPage: true } })

  test('a page with virtual time runs its timers by the clock, and its own server answers', async ({
    page,
    foyer,
  }) => {
    await page.goto('/')
    const begun = await foyer.clock.now()
    // Drawing a random number advances the page's date by a millisecond.
    const passed = async () => Math.floor(((await page.evaluate(() => Date.now())) - begun) / 1_000)
    expect(await passed()).toBe(0)
    await page.evaluate(() => setTimeout(() => (document.title = 'Late'), 3_600_000))
    await foyer.clock.run('59 min')
    await expect(page).toHaveTitle('Shop')
    await foyer.clock.run('1 min')
    await expect(page).toHaveTitle('Late')
    expect(await passed()).toBe(3_600)
    const own = await page.evaluate(() =>
      fetch('/api/siwe/session').then((answer) => answer.json()),
    )
    expect(own).toEqual({ from: 'the shop' })
  })
})

test.describe('with time stopped', () => {
  test.use({ foyerStart: { isPaused: true } })

  test('a scenario of the shop is played from JSON while time is stopped', async ({
    page,
    foyer,
  }) => {
    await page.goto('/')
    await foyer.play(JSON.parse(lateApproval))
  })

  test('a login by e-mail sends, and approves in the secure frame, while time is stopped', async ({
    page,
    foyer,
  }) => {
    await page.goto('/')
    await foyer.play(scenarios.find(({ id }) => id === 'send-by-email'))
  })
})
