import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { axeViolations } from './axeViolations.ts'
import { connectByHand, openWorkbench, showTimeline, windows } from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const events = (page: Page) => page.getByRole('group', { name: 'Events', exact: true })
const search = (page: Page) => page.getByRole('textbox', { name: 'Search the timeline' })
const calls = (page: Page) => page.getByRole('group', { name: 'Calls', exact: true })
const stage = (page: Page) => page.frameLocator('#wb-stage-frame')
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function showState(page: Page, view: string): Promise<void> {
  await page.getByRole('tab', { name: 'State' }).click()
  await page.getByRole('radio', { name: view }).check()
}

/** The problems that axe finds in the panels of the right column. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const panels = { include: '#wb-side-panel', exclude: '#wb-stage-frame' }
  const violations = await axeViolations(page, panels)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: windows[0] })

test.afterEach(({ page }) => closeStage(page))

test('the timeline is searched by keyboard, counts what it finds, and Escape shows all events again', async ({
  page,
}) => {
  const complaints = await openWorkbench(page)
  await showTimeline(page)
  await connectByHand(page)
  await search(page).click()
  // A word of the kind, and one that only the data of the event has.
  await page.keyboard.type('analytics platform')
  const rows = events(page).getByRole('button')
  await expect(rows).toHaveText([/SELECT_WALLET/])
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows).toBeFocused()
  await page.keyboard.press('Enter')
  const data = page.getByRole('tree', { name: 'Event' })
  await expect(data.getByRole('treeitem').filter({ hasText: /^name:"Emberfox"/ })).toBeVisible()

  await search(page).fill('no such words')
  await expect(events(page)).toHaveText(/No event fits/)
  await page.keyboard.press('Escape')
  await expect(search(page)).toHaveValue('')
  await expect(search(page)).toBeFocused()
  await expect(rows.filter({ hasText: 'MODAL_OPEN' })).not.toHaveCount(0)
  expect(complaints).toEqual([])
})

test('the timeline stays where it is read, and a button leads to its end by keyboard', async ({
  page,
}) => {
  await openWorkbench(page)
  await showTimeline(page)
  await connectByHand(page)
  const rows = events(page).locator('.wb-log-row')
  await rows.last().focus()
  await page.keyboard.press('Home')
  await expect(rows.first()).toBeFocused()
  const top = async () => (await rows.first().boundingBox())?.y
  const before = await top()
  await stage(page).getByRole('button', { name: /0xf3/ }).first().click()
  const fresh = page.getByRole('button', { name: /^\d+ new/ })
  await expect(fresh).toBeVisible()
  expect(await top()).toBe(before)
  await fresh.focus()
  await page.keyboard.press('Enter')
  await expect(fresh).toBeHidden()
  await expect(rows.last()).toBeFocused()
  await expect(rows.last()).toBeInViewport()
})

test('a call in the timeline leads to the same call in the Calls panel, by mouse and by keyboard', async ({
  page,
}) => {
  await openWorkbench(page)
  await showTimeline(page)
  await connectByHand(page)
  const rows = events(page).locator('.wb-log-row')
  const connects = rows.filter({ hasText: 'connectors.connect' }).first()
  await expect(connects).toContainText('→ wallet.eth_requestAccounts')
  await connects.hover()
  await page.getByRole('button', { name: 'Show in Calls: connectors.connect', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Calls' })).toHaveAttribute('aria-selected', 'true')
  const connect = calls(page).getByRole('button', { name: /wallet\.eth_requestAccounts/ })
  await expect(connect).toBeFocused()
  await expect(connect).toHaveAttribute('aria-pressed', 'true')
  await expect(connect).toBeInViewport()

  await page.getByRole('tab', { name: 'Timeline' }).click()
  await rows.filter({ hasText: 'directory.wallets' }).first().focus()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('button', { name: /^Show in Calls: directory\.wallets/ }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  const wallets = calls(page).getByRole('button', { name: /directory\.wallets/ })
  await expect(wallets).toBeFocused()
  await expect(wallets).toBeInViewport()
  await expect(page.getByRole('complementary', { name: 'Call directory.wallets' })).toBeVisible()
})

test('each value of a call is copied, by mouse and by keyboard', async ({ page }) => {
  await openWorkbench(page)
  await showTimeline(page)
  await connectByHand(page)
  await page.getByRole('tab', { name: 'Calls' }).click()
  await calls(page)
    .getByRole('button', { name: /chain\.eth_getBalance/ })
    .first()
    .click()
  const given = page.getByRole('tree', { name: 'Arguments' })
  const address = given
    .getByRole('treeitem')
    .filter({ hasText: /^0?:?"0xf39F/i })
    .last()
  await address.hover()
  await address.getByRole('button', { name: /^Copy / }).click()
  expect(await clipboard(page)).toMatch(/^0x[\da-f]{40}$/i)

  // By the keys: the arrow keys go from button to button.
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Copy params', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(JSON.parse(await clipboard(page))).toHaveLength(2)
})

test('the storage of the page is shown as it changes, and its values are copied', async ({
  page,
}) => {
  await openWorkbench(page)
  await showState(page, 'Storage')
  await expect(page.getByRole('region', { name: 'Local storage' })).toHaveText(/Nothing is stored/)
  await page.getByRole('tab', { name: 'Wallets' }).click()
  await connectByHand(page)
  await showState(page, 'Storage')
  const local = page.getByRole('table', { name: 'Local storage' })
  await expect(local.getByRole('row').filter({ hasText: '@foyer/network' })).toHaveText(
    '@foyer/network widget"eip155:1"22 B',
  )

  await stage(page)
    .locator('body')
    .evaluate((_, cart) => {
      localStorage.setItem('cart', cart)
      sessionStorage.setItem('draft', 'Hello')
      document.cookie = 'theme=dark'
    }, '{"items":["A-1"],"total":12}')
  await expect(page.getByRole('table', { name: 'Session storage' })).toContainText('"Hello"')
  await expect(page.getByRole('table', { name: 'Cookies' })).toContainText('theme')
  const cart = local.getByRole('tree', { name: 'cart' })
  await cart.getByRole('button', { name: 'Unfold' }).focus()
  await page.keyboard.press('ArrowRight')
  await cart.getByRole('button', { name: 'Copy total' }).focus()
  await page.keyboard.press('Enter')
  expect(await clipboard(page)).toBe('12')
  await expect(local).not.toContainText('foyer.workbench')
  expect(await violationsOf(page)).toEqual([])
})

test('the analytics show each event with its payload, and whether it was sent', async ({
  page,
}) => {
  await openWorkbench(page, '?options={"enableAnalytics":true}')
  await showState(page, 'Analytics')
  await expect(page.getByText('No event yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Wallets' }).click()
  await connectByHand(page)
  await showState(page, 'Analytics')
  const list = page.getByRole('list', { name: 'Analytics events' })
  const selected = list.getByRole('listitem').filter({ hasText: 'SELECT_WALLET' })
  await expect(selected).toContainText('sent')
  await expect(selected).not.toContainText('not sent')
  await expect(selected.getByRole('treeitem').filter({ hasText: /^name:"Emberfox"/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy all events' }).click()
  const copied: readonly { event: string }[] = JSON.parse(await clipboard(page))
  expect(copied.map(({ event }) => event)).toContain('CONNECT_SUCCESS')
})
