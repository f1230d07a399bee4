import { expect, test } from 'foyerkit-lab/playwright'

test('a phone scans the code of the modal and approves', async ({ page, foyer }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /WalletConnect/ })
    .click()
  await foyer.phone.scan()
  await foyer.phone.approve()
  await expect(page.getByRole('button', { name: /10,000.*ETH/ })).toBeVisible()
})

test('a phone refuses an invalid link, declines, accepts the copied link, and disconnects', async ({
  page,
  foyer,
}) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('button', { name: /WalletConnect/ }).click()
  const none = foyer.phone.paste('https://shop.example/')
  await expect(none).rejects.toThrow('There is no pairing in this link: https://shop.example/')
  await foyer.phone.scan()
  await foyer.phone.reject()
  await expect(modal).toContainText('declined')
  await modal.getByRole('button', { name: 'Copy link' }).click()
  await foyer.phone.paste()
  await foyer.phone.approve({ accountIndexes: [3] })
  const account = page.getByRole('button', { name: /10,000.*ETH/ })
  await expect(account).toBeVisible()
  await foyer.phone.disconnect()
  await expect(account).toBeHidden()
})

test('a phone opens the link of a wallet on the web', async ({ page, foyer }) => {
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('button', { name: /All Wallets/ }).click()
  await modal.getByRole('button', { name: 'Tidepool' }).click()
  await modal.getByRole('tab', { name: 'Web', exact: true }).click()
  await foyer.phone.openLink()
  await foyer.phone.approve({ accountIndexes: [2] })
  await expect(page.getByRole('button', { name: /orbit\.pocket\.eth/ })).toBeVisible()
})

test('the owner of a wallet declines, is asked again, changes account and chain, and locks it', async ({
  page,
  foyer,
}) => {
  const fox = foyer.wallet('fox')
  const modal = page.getByRole('dialog')
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await foyer.settle()
  expect(await fox.requests()).toMatchObject([{ method: 'eth_requestAccounts' }])
  await fox.reject(4001)
  await expect(modal).toContainText('Connection declined')
  const again = () => modal.getByRole('button', { name: 'Try again' }).click()
  await again()
  await fox.answer('no account')
  await expect(modal.getByRole('button', { name: 'Try again' })).toBeVisible()
  const calls = await foyer.calls('wallet.eth_requestAccounts')
  expect(calls.map(({ status }) => status)).toEqual(['failed', 'done'])
  await again()
  await fox.approve()
  const account = (name) => page.getByRole('button', { name })
  await expect(account(/0xf3.*2266/)).toBeVisible()
  await fox.setAccounts([5])
  await expect(account(/0x99.*a4dc/i)).toBeVisible()
  await fox.setChain(137)
  await expect(account(/POL/)).toBeVisible()
  await fox.lock()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('blocks are mined on command, and time jumps, stops and continues', async ({
  page,
  foyer,
}) => {
  await page.goto('/')
  const ethereum = foyer.chain(1)
  const block = () => ethereum.rpc('eth_blockNumber')
  await ethereum.automine(false)
  await ethereum.setBalance(5, 7n)
  expect(await ethereum.balance(5)).toBe(7n)
  await ethereum.setTokenBalance('USDC', 5, 12n)
  expect(await ethereum.tokenBalance('USDC', 5)).toBe(12n)
  const before = BigInt(await block())
  await ethereum.mine(2)
  expect(BigInt(await block())).toBe(before + 2n)

  await foyer.clock.pause()
  const begun = await foyer.clock.now()
  await foyer.clock.jump('1h')
  expect(await foyer.clock.now()).toBe(begun + 3_600_000)
  await foyer.clock.resume(1_000)
  await expect.poll(() => foyer.clock.now()).toBeGreaterThan(begun + 3_660_000)
})

test('a new device is rejected, and then approved, by its mail', async ({ page, foyer }) => {
  const email = 'new.device@example.com'
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.keyboard.press('Enter')
  await foyer.mail.rejectDevice(email)
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Connect', exact: true })).toBeVisible()
  await foyer.clock.run('30s')
  await modal.getByRole('textbox', { name: 'Email' }).focus()
  await page.keyboard.press('Enter')
  await foyer.mail.approveDevice(email)
  const boxes = modal.getByRole('textbox')
  await expect(boxes).toHaveCount(6)
  const mails = await foyer.mail.all(email)
  expect(mails.map(({ kind }) => kind)).toEqual(['device', 'device', 'code'])
  await boxes.first().click()
  await page.keyboard.type(await foyer.mail.code(email))
  await expect(page.getByRole('button', { name: /ETH/ })).toBeVisible()
})

test('a fault breaks the calls of its name until it is cleared', async ({ page, foyer }) => {
  await page.goto('/')
  await foyer.fault({
    target: 'wallet.eth_requestAccounts',
    when: { always: true },
    effect: { kind: 'reject', code: 4001, message: 'No.' },
  })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: /Emberfox/ }).click()
  await expect(modal).toContainText('Connection declined')
  await foyer.clearFaults()
  await modal.getByRole('button', { name: 'Try again' }).click()
  await foyer.wallet('fox').approve()
  await expect(modal).toBeHidden()
  const calls = await foyer.calls('wallet.eth_requestAccounts')
  expect(calls.map(({ status }) => status)).toEqual(['failed', 'done'])
})
