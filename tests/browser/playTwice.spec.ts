import { expect, type Page } from '@playwright/test'
import { playTimeout } from '../player/playInWorkbench.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { watchPages } from '../../src/playwright/watchPages.ts'
import { showScenarios, showSteps } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Player' })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const steps = (page: Page) => player(page).getByRole('list', { name: 'Steps', exact: true })
const done = (page: Page) => steps(page).locator('li[data-state=done]')

/** Selects a scenario in the list, by its title. */
async function pick(page: Page, id: string): Promise<void> {
  await showScenarios(page)
  const search = page.getByRole('combobox', { name: 'Search scenarios' })
  await search.fill(id)
  await page.locator(`[role=treeitem][id$="-${id}"]`).click()
  await search.fill('')
  await expect(page).toHaveURL(new RegExp(`scenario=${id}$`))
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
}

/** Waits until a play has started in a fresh world, and then until it is done. */
async function wholePlay(page: Page, start: () => Promise<void>): Promise<void> {
  const world = await page.locator('#wb-stage-frame').elementHandle()
  await start()
  // The frame of the previous play is gone.
  await page.waitForFunction((before) => !before?.isConnected, world, { timeout: 60_000 })
  await expect(player(page).getByText(/^All done|^Failed/)).toBeVisible()
  await expect(steps(page).locator('li:not([data-state=done])')).toHaveText([])
}

const byMouse = (page: Page) => () => button(page, 'Play').click()
const byKey = (page: Page) => () => page.keyboard.press('F8')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
})

test.afterEach(({ page }) => closeStage(page))

// One for each kind of person who acts beside the page.
for (const scenarios of [
  ['email-code-expires', 'connect-announced-wallet', 'social-google'],
  ['swap-quote-fails', 'farcaster-desktop', 'keyboard-only'],
]) {
  test(`the player plays twice, by mouse and by key: ${scenarios.join(', ')}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(playTimeout)
    const watched = watchPages(context)
    for (const scenario of scenarios) {
      await pick(page, scenario)
      await wholePlay(page, byMouse(page))
      await wholePlay(page, byKey(page))
    }
    expect(watched.complaints).toEqual([])
    watched.stop()
  })
}

test('the player plays again after a failure, a stop and single steps', async ({
  page,
  context,
}) => {
  test.setTimeout(playTimeout)
  const watched = watchPages(context)
  await pick(page, 'wallet-declines-dangerous')
  const wallet = page.getByRole('article', { name: 'Emberfox', exact: true })
  const rate = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Clock, .* ${name}$`) })

  // A host without a connected wallet cannot send its request, so the step fails.
  for (const again of [byMouse(page), byKey(page), () => page.keyboard.press('F9')]) {
    await page.keyboard.press('F9')
    for (let steps = 1; steps < 5; steps += 1) {
      await expect(player(page).getByText(new RegExp(`^Held ${steps}/`))).toBeVisible()
      await button(page, 'Step').click()
    }
    await expect(player(page).getByText(/^Held 5/)).toBeVisible()
    await wallet.locator('summary').click()
    await wallet.getByRole('button', { name: 'Disconnect' }).click()
    await button(page, 'Step').click()
    await expect(player(page).getByText(/^Failed 5/)).toBeVisible()
    await expect(player(page).getByText('no wallet is connected')).toBeVisible()
    await expect(rate('paused')).toBeVisible()
    await button(page, 'Let time flow').click()
    await expect(rate('1×')).toBeVisible()
    await again()
    await expect(player(page).getByText(/^All done|^Held 1/)).toBeVisible()
  }
  await button(page, 'Step').click()
  await expect(done(page)).toHaveCount(2)
  await button(page, 'Stop').click()
  await wholePlay(page, byMouse(page))
  await page.keyboard.press('F9')
  await expect(done(page)).toHaveCount(1)
  await button(page, 'Stop').click()
  await wholePlay(page, byKey(page))
  expect(watched.complaints).toEqual([])
  watched.stop()
})

test('the function keys play with the focus inside the stage', async ({ page }) => {
  test.setTimeout(playTimeout)
  await pick(page, 'keyboard-only')
  const inside = page
    .frameLocator('#wb-stage-frame')
    .getByRole('button', { name: 'Connect Wallet' })
    .first()
  await inside.focus()
  await page.keyboard.press('F9')
  await expect(done(page)).toHaveCount(1)
  await inside.focus()
  await page.keyboard.press('F10')
  await expect(done(page)).toHaveCount(0)
  await inside.focus()
  await wholePlay(page, () => page.keyboard.press('F8'))
})

test('a play is held at a breakpoint, goes on from it, and is held there again by the next play', async ({
  page,
}) => {
  await pick(page, 'all-wallets-hidden')
  await showSteps(page)
  const total = await steps(page).getByRole('listitem').count()
  const third = steps(page).getByRole('listitem').nth(2)
  const breakpoint = third.getByRole('button', { name: /^Breakpoint before: / })
  await third.hover()
  await breakpoint.click()
  await expect(breakpoint).toHaveAttribute('aria-pressed', 'true')

  await button(page, 'Play').click()
  await expect(player(page).getByText(`Held 2/${total}`)).toBeVisible()
  await button(page, 'Go on').click()
  await expect(player(page).getByText(/^All done/)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(player(page).getByText(`Held 2/${total}`)).toBeVisible()

  // By keyboard: the list, its current step, Tab to the third button.
  await steps(page).focus()
  await page.keyboard.press('ArrowDown')
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab')
  await expect(breakpoint).toBeFocused()
  await page.keyboard.press('Space')
  await expect(breakpoint).toHaveAttribute('aria-pressed', 'false')
  await button(page, 'Restart').click()
  await wholePlay(page, byMouse(page))
})
