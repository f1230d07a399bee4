import { expect, type Locator, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { playTimeout } from '../player/playInWorkbench.ts'
import { connectByHand, openClock, openWorkbench } from './openWorkbench.ts'
import { replayRecording, replayTimeout } from './replayRecording.ts'
import { keptPageTest as test } from './keptPageTest.ts'

// Flows that are recorded with a real mouse and keyboard, and played again twice, unchanged.

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const dialog = (page: Page) => stage(page).getByRole('dialog')
const inDialog = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' })
const sentences = (page: Page) =>
  player(page).getByRole('list', { name: 'Recorded steps' }).locator('.wb-step-text')

async function showPanel(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

/** Waits for the balance, so that the recording has the final name: a replay waits for every call. */
async function openAccount(page: Page): Promise<void> {
  await stage(page)
    .getByRole('button', { name: /10,000.* 0xf3/ })
    .first()
    .click()
}

/** Adds the expectation of the present view. */
const checkView = (page: Page, view: string) =>
  player(page)
    .getByRole('button', { name: `The view is ${view}`, exact: true })
    .click()

/** Plays the recording twice in new worlds; every step is done. On request, its file is played in Playwright, too. */
async function playTwice(page: Page): Promise<void> {
  await replayRecording(page)
  await player(page)
    .getByRole('button', { name: /^Play .* in a new world$/ })
    .click()
  await expectAllDone(page)
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page).getByText(/^(Starting|Playing)/)).toBeVisible()
  await expectAllDone(page)
}

async function expectAllDone(page: Page): Promise<void> {
  await expect(player(page).getByText(/^(All done|Failed) \d/)).toBeVisible()
  const steps = player(page).getByRole('list', { name: 'Steps', exact: true })
  await expect(steps.locator('li:not([data-state=done])')).toHaveText([])
}

test.beforeEach(() => test.setTimeout(playTimeout + replayTimeout))

test.afterEach(({ page }) => closeStage(page))

test('a swap with a price change, which the wallet declines once and then signs', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  await openAccount(page)
  await inDialog(page, 'Swap').click()
  await inDialog(page, 'Select token').first().click()
  await dialog(page).getByRole('searchbox', { name: 'Search token' }).click()
  await page.keyboard.type('USD Coin')
  await inDialog(page, /USD Coin/)
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Amount to pay' }).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await expect(dialog(page)).toContainText('$6,293.78')
  await showPanel(page, /^Chains/)
  const prices = await showPanel(page, /^Prices/)
  await prices.getByRole('form', { name: 'Price of ETH' }).getByRole('button').first().click()
  await openClock(page)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(dialog(page)).toContainText('$5,664.40')
  await inDialog(page, 'Review swap').click()
  await checkView(page, 'SwapPreview')
  await inDialog(page, 'Swap').click()
  await page.getByRole('button', { name: /^Reject .*: / }).click()
  await expect(inDialog(page, 'Swap')).toBeEnabled()
  await inDialog(page, 'Swap').click()
  await page.getByRole('button', { name: /^Approve .*: / }).click()
  await expect(
    dialog(page)
      .getByText(/^Swapped/)
      .first(),
  ).toBeVisible()
  expect(await sentences(page).allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ETH now costs \d+/),
      'Reject the request in fox',
      'Approve eth_sendTransaction in fox',
    ]),
  )
  await playTwice(page)
  expect(complaints).toEqual([])
})

test('a phone that scans the code, and approves', async ({ page }) => {
  const complaints = await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await inDialog(page, /^WalletConnect/).click()
  await dialog(page).getByRole('img', { name: 'QR code to scan with your phone' }).waitFor()
  const phone = await showPanel(page, /^Phone/)
  await phone.getByRole('button', { name: 'Scan the QR code' }).click()
  await phone.getByRole('button', { name: 'Go to another app' }).click()
  await phone.getByRole('button', { name: 'Approve', exact: true }).click()
  await phone.getByRole('button', { name: 'Back to the page' }).click()
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
  await player(page).getByRole('button', { name: 'The modal is closed' }).click()
  await playTwice(page)
  expect(complaints).toEqual([])
})

test('a sign-in by message, with a reload afterwards', async ({ page }) => {
  const complaints = await openWorkbench(page, '?options={"isSiweEnabled":true}')
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await inDialog(page, /^Emberfox/).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await inDialog(page, 'Sign').click()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(dialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Reload page; the world continues' }).click()
  await expect(stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  await player(page).getByRole('button', { name: 'The modal is closed' }).click()
  expect(await sentences(page).allInnerTexts()).toContain('Reload the page')
  await playTwice(page)
  expect(complaints).toEqual([])
})

test('an e-mail code that expires', async ({ page }) => {
  const complaints = await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).click()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused()
  const mail = await showPanel(page, /^Mail/)
  const code = await mail.locator('.wb-mail-code output').first().innerText()
  await openClock(page)
  await page.getByRole('button', { name: 'Run 20 min' }).click()
  await dialog(page).getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(dialog(page).getByText('Code expired. Try Again')).toBeVisible()
  await checkView(page, 'EmailVerifyOtp')
  await playTwice(page)
  expect(complaints).toEqual([])
})

test('a fault between two tries of an e-mail login, in Japanese', async ({ page }) => {
  const complaints = await openWorkbench(page, '?options={"locale":"ja"}')
  await stage(page).getByRole('button', { name: 'ウォレットを接続' }).first().click()
  await dialog(page).getByRole('textbox').first().click()
  await page.keyboard.type('ada@example.com')
  const faults = await showPanel(page, /^Faults/)
  await faults.getByRole('combobox', { name: 'Call' }).fill('frame.connectEmail')
  await faults.getByRole('combobox', { name: 'Effect' }).selectOption('connection lost')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await dialog(page).getByRole('textbox').first().press('Enter')
  await expect(dialog(page).getByRole('alert').first()).not.toBeEmpty()
  await faults.getByRole('button', { name: /^Remove: / }).click()
  await dialog(page).getByRole('textbox').first().click()
  await page.keyboard.press('Enter')
  await checkView(page, 'EmailVerifyOtp')
  await playTwice(page)
  expect(complaints).toEqual([])
})

test('a purchase that the service declines, played again beside its open window', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await connectByHand(page)
  await openAccount(page)
  await inDialog(page, 'Buy crypto').click()
  await inDialog(page, /^Coinbase/).click()
  const sites = await showPanel(page, /^Sites/)
  await sites.getByRole('button', { name: 'Decline' }).click()
  await openClock(page)
  await page.getByRole('button', { name: 'Run 30 s' }).click()
  await expect(dialog(page).getByText('Not bought').first()).toBeVisible()
  await checkView(page, 'OnRampActivity')
  expect(await sentences(page).allInnerTexts()).toContain(
    'Have the purchase declined at the on-ramp provider',
  )
  expect(page.context().pages()).toHaveLength(2)
  await playTwice(page)
  expect(page.context().pages()).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a change of language and theme in the middle', async ({ page }) => {
  const complaints = await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await page.getByRole('tab', { name: /^Host/ }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(dialog(page)).toHaveAttribute('lang', 'de')
  await page.getByRole('tab', { name: /^Theme/ }).click()
  await page
    .getByRole('tabpanel', { name: /^Theme/ })
    .getByRole('radio', { name: 'Dark' })
    .check()
  await inDialog(page, 'Hilfe').click()
  await checkView(page, 'WhatIsAWallet')
  const words = await sentences(page).allInnerTexts()
  expect(words).toContain('The host changes to the language de')
  expect(words).toContain('The host changes to the dark theme')
  await playTwice(page)
  await expect(dialog(page)).toHaveAttribute('lang', 'de')
  expect(complaints).toEqual([])
})

test('a transfer on Solana of an e-mail account, which is cancelled once and then signed', async ({
  page,
}) => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const options = JSON.stringify({ networks: ['eip155:1', solana], defaultChain: solana })
  const complaints = await openWorkbench(page, `?options=${options}`)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await dialog(page).getByRole('textbox', { name: 'Email' }).click()
  await page.keyboard.type('ada@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox').first()).toBeFocused()
  const mail = await showPanel(page, /^Mail/)
  const code = await mail.locator('.wb-mail-code output').first().innerText()
  await dialog(page).getByRole('textbox').first().click()
  await page.keyboard.type(code)
  await expect(dialog(page)).toBeHidden()
  await stage(page)
    .getByRole('button', { name: /500\.0.*AKnL/ })
    .first()
    .click()
  await inDialog(page, 'Send').click()
  await inDialog(page, 'Select token').click()
  await inDialog(page, /^USD Coin/).click()
  await dialog(page).getByRole('textbox', { name: 'Amount in USDC' }).click()
  await page.keyboard.type('12.5')
  await dialog(page).getByRole('textbox', { name: 'Address or name' }).click()
  await page.keyboard.type('EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1')
  await inDialog(page, 'Preview Send').click()
  await checkView(page, 'WalletSendPreview')
  await inDialog(page, 'Send').click()
  await page.getByRole('button', { name: /^Cancel Secure site: / }).click()
  await expect(inDialog(page, 'Send')).toBeEnabled()
  await inDialog(page, 'Send').click()
  const sites = await showPanel(page, /^Sites/)
  await expect(sites).toContainText('12.5 USDC')
  await expect(sites).toContainText('EdmxWPmx2WH6WgFfTdu9xfkYf3k1g5wD1zccTVySEEh1')
  await sites.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(
    dialog(page)
      .getByText(/12\.5 USDC/)
      .first(),
  ).toBeVisible()
  await checkView(page, 'Account')
  expect(await sentences(page).allInnerTexts()).toEqual(
    expect.arrayContaining([
      'Cancel solana_signAndSendTransaction in the secure frame',
      'Approve solana_signAndSendTransaction in the secure frame',
    ]),
  )
  await playTwice(page)
  expect(complaints).toEqual([])
})
