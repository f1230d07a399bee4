import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { connectByHand, openWorkbench, showScenarios, showSteps } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const button = (page: Page, name: string | RegExp) =>
  player(page).getByRole('button', { name, exact: typeof name === 'string' })
const steps = (page: Page) => player(page).getByRole('list', { name: 'Steps', exact: true })
const done = (page: Page) => steps(page).locator('li[data-state=done]')
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const connected = (page: Page) => stage(page).getByRole('button', { name: 'Pay 0.1 ETH' })

async function expectAllDone(page: Page, title: string): Promise<void> {
  await expect(player(page).getByText(/^All done|^Failed/)).toBeVisible()
  await expect(steps(page).locator('li:not([data-state=done])')).toHaveText([])
  await showScenarios(page)
  await expect(page.getByRole('treeitem', { name: title, selected: true })).toBeVisible()
  await showSteps(page)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(() => test.setTimeout(playTimeout))

test.afterEach(({ page }) => closeStage(page))

test('a play goes one step back and to a chosen step, and is continued by hand as a branch', async ({
  page,
}) => {
  const complaints = await openWorkbench(page, '?scenario=all-wallets-hidden')
  await button(page, 'Play').click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  const total = await done(page).count()

  await page.keyboard.press('F7')
  await expect(player(page).getByText(`Held ${total - 1}/${total}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Clock, .* paused$/ })).toBeVisible()
  await button(page, 'Back').click()
  await expect(player(page).getByText(`Held ${total - 2}/${total}`)).toBeVisible()

  const last = steps(page)
    .getByRole('listitem')
    .nth(total - 1)
  await last.hover()
  await last.getByRole('button', { name: /^Run to here/ }).click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()

  // By keyboard: the list, the arrow keys, Tab to the buttons of the step.
  await steps(page).focus()
  for (let up = 1; up < total; up += 1) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, /^Continue by hand from here: /).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(player(page).getByText(`Stopped 1/${total}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Clock, .* 1×$/ })).toBeVisible()
  await expect(done(page)).toHaveCount(1)
  await stage(page).getByRole('dialog').getByRole('button', { name: 'Help' }).click()
  const recorded = player(page).getByRole('list', { name: 'Recorded steps' })
  await expect(recorded.locator('.wb-step-text').last()).toHaveText('Click the button “Help”')

  await button(page, 'Restart').click()
  await player(page).getByText('Earlier recordings').click()
  await button(page, /^The host hides All Wallets, from step 1/).click()
  await expect(page).toHaveURL(/scenario=recorded-1$/)
  await button(page, 'Play').click()
  await expectAllDone(page, 'The host hides All Wallets, from step 1')
  expect(complaints).toEqual([])
})

test('a recording plays in the world it was made in, also after a reload, until it is deleted', async ({
  page,
}) => {
  await openWorkbench(page, '?scenario=all-wallets-hidden')
  await button(page, 'Play').click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  await stage(page).getByRole('dialog').getByRole('button', { name: 'Help' }).click()
  await expect(player(page).getByRole('list', { name: 'Recorded steps' })).toBeVisible()
  await showScenarios(page)
  await page.getByRole('combobox', { name: 'Search scenarios' }).fill('Free play')
  await page.locator('[role=treeitem][id$="-free-play"]').click()
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()

  await showSteps(page)
  await player(page).getByText('Earlier recordings').click()
  await button(page, /^Play The host hides All Wallets, continued/).click()
  await expectAllDone(page, 'The host hides All Wallets, continued')
  await button(page, /^Delete The host hides/).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(player(page).getByText('Earlier recordings')).toHaveCount(0)
})

test('a recording is handed over as a link and as a file, and a broken one is rejected with its reason', async ({
  page,
  browser,
}) => {
  await openWorkbench(page)
  await connectByHand(page)
  await player(page).getByRole('textbox', { name: 'Title of the recording' }).fill('Ada connects')
  await button(page, 'Copy a link to the recording').click()
  await expect(button(page, 'Copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const saving = page.waitForEvent('download')
  await button(page, 'Save as JSON').click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('ada-connects.scenario.json')
  const file = await readFile(await download.path())

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  try {
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expectAllDone(other, 'Ada connects')
    await expect(connected(other)).toBeVisible()
    await expect(other).toHaveURL(/\/\?scenario=recorded-1$/)

    const chooser = other.getByLabel('File of a recording')
    await chooser.setInputFiles({ name: 'ada.json', mimeType: 'application/json', buffer: file })
    await expect(other).toHaveURL(/\/\?scenario=recorded-2$/)
    await expectAllDone(other, 'Ada connects')

    const broken = Buffer.from('{"title":"Broken","steps":[{"do":"price.sett"}]}')
    await chooser.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: broken })
    await expect(other.getByRole('alert')).toHaveText(
      'The recording cannot be played. Step 1: there is no step "price.sett". Did you mean "price.set"?',
    )
    await closeStage(other)
  } finally {
    await elsewhere.close()
  }
})

test('a link shows another person the step where a play is held, also pasted from another host', async ({
  page,
  browser,
}) => {
  await openWorkbench(page, '?scenario=all-wallets-hidden')
  await button(page, 'Play').click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  const total = await done(page).count()
  await page.keyboard.press('F7')
  const held = `Held ${total - 1}/${total}`
  await expect(player(page).getByText(held)).toBeVisible()
  await page.getByRole('button', { name: 'Copy a link to this stage' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`\\?scenario=all-wallets-hidden&step=${total - 1}$`))

  const { origin } = new URL(page.url())
  const elsewhere = await browser.newContext({
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  try {
    const other = await elsewhere.newPage()
    await other.goto(link)
    await expect(player(other).getByText(held)).toBeVisible()
    await expect(stage(other).getByRole('dialog')).toBeVisible()

    await openWorkbench(other)
    await other.evaluate(
      (text) => navigator.clipboard.writeText(text),
      link.replace(origin, 'http://192.0.2.7:9'),
    )
    await other.getByRole('combobox', { name: 'Search scenarios' }).click()
    await other.keyboard.press('ControlOrMeta+V')
    await expect(player(other).getByText(held)).toBeVisible()
    await expect(other).toHaveURL(/\?scenario=all-wallets-hidden$/)
    await closeStage(other)
  } finally {
    await elsewhere.close()
  }
})

test('the link to a stage contains what was done by hand', async ({ page }) => {
  await openWorkbench(page)
  await connectByHand(page)
  await page.getByRole('button', { name: 'Copy a link to this stage' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#recording=')
})

test('a recorded step is edited in its form, and a check is added after it, by keyboard', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await stage(page).getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage(page).getByRole('dialog').getByRole('button', { name: 'Help' }).click()
  const recorded = player(page).getByRole('list', { name: 'Recorded steps' })
  const row = recorded.getByRole('listitem').filter({ hasText: '“Help”' })

  await row.hover()
  await row.getByRole('button', { name: /^Edit: / }).click()
  const name = row.getByRole('textbox', { name: 'Name (optional)' })
  await expect(row.getByRole('textbox', { name: 'Role' })).toBeFocused()
  await name.fill('')
  await row.getByRole('textbox', { name: 'Role' }).fill('')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('alert')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: /^Edit: / })).toBeFocused()
  await expect(row).toContainText('Click the button “Help”')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const form = row.getByRole('form', { name: 'New step' })
  const kind = form.getByRole('combobox', { name: 'Step', exact: true })
  await expect(kind).toBeFocused()
  await kind.selectOption('expect:title')
  await form.getByRole('textbox').first().fill('What is a house?')
  await page.keyboard.press('Enter')
  const added = recorded.getByRole('listitem').last()
  await expect(added).toContainText('The title reads “What is a house?”')

  await added.hover()
  await added.getByRole('button', { name: /^Edit: / }).click()
  await added.getByRole('textbox').first().fill('What is a wallet?')
  await page.keyboard.press('Enter')
  await expect(added).toContainText('The title reads “What is a wallet?”')
  await button(page, 'Play the recording in a new world').click()
  await expectAllDone(page, 'Recording')
  expect(complaints).toEqual([])
})
