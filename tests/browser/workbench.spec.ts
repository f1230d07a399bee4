import { expect, type Page } from '@playwright/test'
import { playInWorkbench, playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { openClock } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

/** Opens the workbench, waits for its stage, and returns the console complaints. */
async function open(page: Page, query = ''): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`/${query}`)
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  return complaints
}

const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const modal = (page: Page) => stage(page).getByRole('dialog')
const openModal = (page: Page) =>
  stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()

/** Logs in up to the code boxes. */
async function askForCode(page: Page) {
  await openModal(page)
  await modal(page).getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(modal(page).getByRole('heading', { name: 'Confirm Email' })).toBeVisible()
}

test.afterEach(({ page }) => closeStage(page))

test('a scenario is found by words, chosen by keys, and stays in the link', async ({ page }) => {
  const complaints = await open(page)
  await page.keyboard.press('/')
  await page.keyboard.type('code expires')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?scenario=email-code-expires$/)
  await expect(page.getByRole('heading', { name: /expires after 20 minutes/ })).toBeVisible()

  const device = page.getByRole('combobox', { name: 'Device' })
  await device.selectOption('iPhone')
  await expect(page).toHaveURL(/scenario=email-code-expires&device=iphone/)
  // The toolbar of a window of 1280 px has no room for the size.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByText('390 × 760')).toBeVisible()
  await page.reload()
  await expect(device).toHaveValue('iphone')

  await page.goBack()
  await expect(device).toHaveValue('desktop')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Free play' })).toBeVisible()
  expect(complaints).toEqual([])
})

test("the stage's page has none of the panels' styles", async ({ page }) => {
  await open(page)
  const selectors = await stage(page)
    .locator('body')
    .evaluate(() =>
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) =>
          'selectorText' in rule ? String(rule.selectorText) : '',
        ),
      ),
    )
  expect(selectors).toContain('.host-bar')
  expect(selectors.filter((each) => each.includes('.wb-'))).toEqual([])
})

for (const scenario of [
  'email-code-expires',
  'pay-from-host-page',
  'keyboard-only',
  'swap-price-moves',
  'a-day-with-money',
]) {
  test(`the player in the page plays ${scenario} to its end`, async ({ page }) => {
    test.setTimeout(playTimeout)
    const complaints = await open(page, `?scenario=${scenario}`)
    await playInWorkbench(page)
    expect(complaints).toEqual([])
  })
}

test('steps are played one by one, and the focus stays with the player', async ({ page }) => {
  const complaints = await open(page, '?scenario=email-login')
  const step = page.getByRole('button', { name: 'Step', exact: true })
  const done = page.getByRole('region', { name: 'Player' }).locator('li[data-state=done]')
  await step.click()
  await expect(done).toHaveCount(1)
  await expect(page.getByText(/^Held 1/)).toBeVisible()
  await step.press('Enter')
  await expect(done).toHaveCount(2)
  await expect(modal(page).getByRole('heading', { name: 'Connect' })).toBeVisible()
  await expect(step).toBeFocused()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: /^Clock, .* 1×$/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('running the clock for 20 minutes lets the code in the mailbox expire', async ({ page }) => {
  const complaints = await open(page)
  await askForCode(page)
  await page.getByRole('tab', { name: /^Mail/ }).click()
  const mails = page.getByRole('list', { name: 'Mails' })
  await expect(mails.getByText(/^(19|20):\d\d left$/)).toBeVisible()
  const code = await mails.getByRole('status').textContent()

  await openClock(page)
  await page.getByRole('button', { name: 'Run 20 min' }).click()
  await expect(mails.getByText('expired', { exact: true })).toBeVisible()
  await modal(page).getByRole('textbox').first().click()
  await page.keyboard.type(code ?? '')
  await expect(modal(page).getByText('Code expired. Try Again')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a mail that arrives moves no other one under the pointer', async ({ page }) => {
  await open(page)
  await askForCode(page)
  await page.getByRole('tab', { name: /^Mail/ }).click()
  const mails = page.getByRole('list', { name: 'Mails' }).getByRole('listitem')
  const first = mails.first()
  const code = (await first.getByRole('status').textContent()) ?? ''
  await first.hover()
  const before = await first.boundingBox()
  await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>('#wb-stage-frame')
    await frame?.contentWindow?.foyerStage?.simulator.clock.run(30_000)
  })
  await modal(page).getByRole('button', { name: 'Resend' }).press('Enter')
  await expect(mails).toHaveCount(2)
  await expect(first.getByRole('status')).toHaveText(code)
  await first.getByRole('button', { name: 'Mark as read' }).click()
  await expect(first.getByText('Read', { exact: true })).toBeVisible()
  expect(await first.boundingBox()).toEqual(before)
  await page.getByRole('tab', { name: /^Mail/ }).hover()
  await expect(mails.nth(1).getByRole('status')).toHaveText(code)
})

test('a fault applies to the next matching call, and is counted', async ({ page }) => {
  await open(page)
  await page.keyboard.press('f')
  await page.getByRole('combobox', { name: 'Call', exact: true }).fill('directory.wallets')
  await page.getByLabel('Effect').selectOption('drop')
  await page.getByRole('button', { name: 'Add fault' }).click()
  const atWork = page.getByRole('region', { name: 'Active faults' })
  await expect(atWork.getByText('not reached yet')).toBeVisible()

  await openModal(page)
  await expect(atWork.getByText(/^[1-9]\d* hits?$/)).toBeVisible()
  await page.keyboard.press('F6')
  await page.getByRole('tab', { name: 'Calls' }).click()
  const call = page.getByRole('button', { name: /failed directory\.wallets changed by/ }).first()
  await call.click()
  await expect(page.getByRole('complementary').getByText('Failed to fetch')).toBeVisible()
})

test('each effect of a fault has its own text, only possible ones are offered, and a shadowed rule is marked', async ({
  page,
}) => {
  await open(page)
  await page.keyboard.press('f')
  const call = page.getByRole('combobox', { name: 'Call', exact: true })
  const effect = page.getByLabel('Effect')
  const add = page.getByRole('button', { name: 'Add fault' })
  const atWork = page.getByRole('region', { name: 'Active faults' })
  await call.fill('swap.quote')
  await effect.selectOption('patch')
  await page.getByRole('textbox', { name: 'Changes (JSON)' }).fill('{"quotes.0.toAmount": "200%"}')
  await add.click()
  await expect(atWork).toContainText('swap.quote answers with quotes.0.toAmount = "200%"')
  await effect.selectOption('status')
  await expect(page.getByRole('textbox', { name: 'Body (optional)' })).toHaveValue('')

  await call.fill('wallet.*')
  await expect(effect).toHaveValue('latency')
  await expect(effect.getByRole('option', { name: 'HTTP status' })).toHaveCount(0)
  await add.click()
  await call.fill('wallet.eth_sendTransaction')
  await effect.selectOption('drop')
  await add.click()
  await expect(atWork.getByRole('listitem').nth(2)).toContainText(
    'never reached: shadowed by wallet.*',
  )
  await expect(atWork).toContainText('The first rule that fits a call is applied.')

  await call.fill('balancez.foo')
  await add.click()
  await expect(
    page.getByText('There is no call "balancez.foo". Did you mean "balances.*"?'),
  ).toBeVisible()
  await expect(atWork.getByRole('listitem')).toHaveCount(3)
})

test('the owner of a wallet approves manually and disconnects in the wallet', async ({ page }) => {
  const complaints = await open(page)
  await openModal(page)
  await modal(page)
    .getByRole('button', { name: /^Emberfox/ })
    .click()
  const request = page.getByRole('article', { name: 'Emberfox: eth_requestAccounts' })
  await request.getByRole('button', { name: 'Answer…' }).click()
  await request.getByRole('textbox').fill('0x12')
  await request.getByRole('button', { name: 'Answer with this' }).click()
  await expect(request.getByText(/This is not JSON.*A text needs quotes/)).toBeVisible()
  await request.getByRole('button', { name: 'Approve' }).click()

  const wallet = page.getByRole('article', { name: 'Emberfox', exact: true })
  await expect(wallet.getByText('connected')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Pay 0.1 ETH' }).click()
  const payment = page.getByRole('article', { name: 'Emberfox: eth_sendTransaction' })
  await expect(payment.getByText(/^Sends 0\.1 ETH to 0x[0-9a-f]{40}\.$/i)).toBeVisible()
  await payment.getByRole('button', { name: 'Reject' }).click()
  await wallet.locator('summary').click()
  await wallet.getByRole('button', { name: 'Disconnect' }).click()
  await expect(stage(page).getByText('Connect to check out.')).toBeVisible()
  expect(complaints).toEqual([])
})
