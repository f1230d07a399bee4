import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { closeStage } from '../../src/playwright/closeStage.ts'
import {
  connectByHand,
  openClock,
  openWorkbench,
  showScenarios,
  showTimeline,
  windows,
} from './openWorkbench.ts'
import { keptPageTest as test } from './keptPageTest.ts'

test.afterEach(({ page }) => closeStage(page))

/** The place of every control of the panels outside lists of events, recorded steps and requests. */
function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const places: Record<string, string> = {}
    const all = document.querySelectorAll<HTMLElement>('button, input, select, [role=separator]')
    for (const control of all) {
      if (
        control.closest('.wb-log-rows, .wb-recorded-steps, #wb-side-panel, .wb-notice, [popover]')
      )
        continue
      const { x, y, width, height } = control.getBoundingClientRect()
      const label = control.getAttribute('aria-label') ?? control.closest('label')?.title
      const name = label ?? (control.id || control.textContent)
      // The clock's button is named after the time, which a busy page draws late.
      const place = name.startsWith('Clock, ') ? 'Clock' : name
      places[place] = [x, y, width, height].map(Math.round).join(' ')
    }
    return places
  })
}

for (const viewport of windows) {
  test(`a badge and a timer move no control, and Approve is in view, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openWorkbench(page)
    await connectByHand(page)
    await openClock(page)
    await page.getByRole('radio', { name: 'Paused' }).click({ force: true })
    await page.getByRole('tab', { name: /^Host/ }).click()
    const before = await placesOf(page)
    expect(Object.keys(before).length).toBeGreaterThan(25)

    await page.frameLocator('#wb-stage-frame').getByRole('button', { name: 'Pay 0.1 ETH' }).click()
    await expect(page.getByRole('tab', { name: /^Wallets/ })).toContainText('1 waiting')
    await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('#wb-stage-frame')
      const { clock } = frame?.contentWindow?.foyerStage?.simulator ?? {}
      for (let count = 1; count <= 9; count += 1) {
        clock?.setTimer(`a timer ${count}`, count * 60_000, () => undefined)
      }
    })
    await expect(page.getByText('a timer 9')).toBeAttached()
    expect(await placesOf(page)).toEqual(before)

    await page.getByRole('tab', { name: /^Wallets/ }).click()
    const request = page.getByRole('article', { name: 'Emberfox: eth_sendTransaction' })
    await expect(request.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
    await expect(request.getByText(/^Sends 0\.1 ETH to/)).toBeInViewport({ ratio: 1 })
    // One line of buttons below the origin.
    const [ignore, answer, origin] = await Promise.all([
      request.getByRole('button', { name: 'Ignore' }).boundingBox(),
      request.getByRole('button', { name: 'Answer…' }).boundingBox(),
      request.getByText(/^from http/).boundingBox(),
    ])
    expect(answer?.y).toBe(ignore?.y)
    expect(ignore?.y ?? 0).toBeGreaterThanOrEqual(origin ? origin.y + origin.height : Infinity)
    // The raw data is folded, and the select shows its whole choice.
    await expect(request.getByRole('tree', { name: 'Parameters' })).toBeHidden()
    await request.getByText('Parameters').click()
    await expect(request.getByRole('tree', { name: 'Parameters' })).toBeVisible()
    const select = request.getByRole('combobox', { name: 'Code of the rejection' })
    const missing = await select.evaluate((element) => {
      const free = element.cloneNode(true) as HTMLElement
      free.style.cssText = 'position: absolute; max-width: none; field-sizing: content'
      document.body.append(free)
      const wanted = free.getBoundingClientRect().width
      free.remove()
      return wanted - element.getBoundingClientRect().width
    })
    expect(missing).toBeLessThanOrEqual(1)
  })
}

test('the tabs below the clock stay in place while a world is created', async ({ page }) => {
  await page.setViewportSize(windows[0])
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/:\d+\/stage\/(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const tabs = page.getByRole('tablist', { name: 'Outside the page' })
  await expect(page.getByText('Starting the stage…').first()).toBeVisible()
  const top = () => tabs.evaluate((element) => Math.round(element.getBoundingClientRect().y))
  const before = await top()
  release()
  await expect(page.getByRole('button', { name: /^Clock, / })).toBeVisible()
  expect(await top()).toBe(before)
})

test('the timeline keeps its place while it is read, and counts new entries', async ({ page }) => {
  await page.setViewportSize(windows[0])
  await openWorkbench(page)
  await showTimeline(page)
  await connectByHand(page)
  const rows = page.getByRole('group', { name: 'Events', exact: true })
  await expect.poll(() => rows.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await rows.hover()
  // A single turn of the wheel can be lost when a row is added at the same moment.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -2_000)
      return rows.evaluate(({ scrollTop }) => scrollTop)
    })
    .toBe(0)
  const first = await rows.getByRole('button').first().textContent()

  const stage = page.frameLocator('#wb-stage-frame')
  await stage.getByRole('button', { name: /0xf3/ }).first().click()
  const fresh = page.getByRole('button', { name: /^\d+ new/ })
  await expect(fresh).toBeVisible()
  expect(await rows.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await expect(rows.getByRole('button').first()).toHaveText(first ?? '')

  await fresh.click()
  await expect(fresh).toBeHidden()
  await expect(rows.getByRole('button').last()).toBeInViewport()
  await stage.getByRole('button', { name: 'Close' }).click()
  await expect(rows.getByRole('button', { name: /MODAL_CLOSE/ }).last()).toBeInViewport()
  await expect(rows.getByRole('button').last()).toBeInViewport()
})

test('the timeline joins repeated entries, and kinds of events can be hidden', async ({ page }) => {
  await openWorkbench(page)
  await showTimeline(page)
  const stage = page.frameLocator('#wb-stage-frame')
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const rows = page.getByRole('group', { name: 'Events', exact: true })
  await stage.getByRole('textbox', { name: 'Email' }).pressSequentially('ada@example.com')
  const typed = rows.getByRole('button', { name: /typed/ })
  /** The count of each row. A response between two keys starts a new row. */
  const times = async () =>
    (await typed.allTextContents()).map((text) => Number(/×(\d+)/.exec(text)?.[1] ?? 1))
  await expect.poll(async () => (await times()).reduce((sum, each) => sum + each, 0)).toBe(15)
  expect(Math.max(...(await times()))).toBeGreaterThan(1)

  await page.getByRole('button', { name: 'All kinds' }).click()
  const kinds = page.getByRole('group', { name: 'Kinds of events' })
  await kinds.getByRole('checkbox', { name: /^same state/ }).click()
  await page.keyboard.press('Escape')
  await expect(kinds).toBeHidden()
  await expect(typed).toHaveCount(0)
  await expect(page.getByRole('button', { name: '8 kinds' })).toBeVisible()
})

test('selected items differ from others with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWorkbench(page)
  await showTimeline(page)
  await openClock(page)
  await connectByHand(page)
  await showScenarios(page)
  await page.getByRole('button', { name: /^email \d/ }).click()
  await page.getByRole('group', { name: 'Events', exact: true }).getByRole('button').last().click()
  const pairs = {
    size: [
      '[data-part=stage] input:checked + span',
      '[data-part=stage] input:not(:checked) + span',
    ],
    rate: [
      '[data-part=clock] input:checked + span',
      '[data-part=clock] input:not(:checked) + span',
    ],
    list: ['#wb-left-list input:checked + span', '#wb-left-list input:not(:checked) + span'],
    tab: ['#wb-side-tabs [aria-selected=true]', '#wb-side-tabs [aria-selected=false]'],
    chip: ['.wb-chip[aria-pressed=true]', '.wb-chip[aria-pressed=false]'],
    row: ['.wb-log-row[aria-pressed=true]', '.wb-log-row[aria-pressed=false]'],
  }
  for (const [what, [chosen = '', other = '']] of Object.entries(pairs)) {
    const background = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background(chosen), what).not.toBe(await background(other))
  }
  await page.getByRole('button', { name: /^email \d/ }).click()
  const items = page.getByRole('tree', { name: 'Scenarios' }).getByRole('treeitem')
  const background = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await items.nth(0).evaluate(background)).not.toBe(await items.nth(1).evaluate(background))
  // The system's own pair of colours, as on a tab: text on any other background may be unreadable.
  const tab = page.locator('#wb-side-tabs [aria-selected=true]')
  expect(await items.nth(0).evaluate(background)).toBe(await tab.evaluate(background))
})

test('axe finds nothing in the panels', async ({ page }) => {
  await openWorkbench(page)
  await connectByHand(page)
  const { violations } = await new AxeBuilder({ page }).exclude('#wb-stage-frame').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test("keys decide the phone's requests, copy the link, and are listed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = await openWorkbench(page, '?scenario=email-login')
  await page.keyboard.press('y')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\?scenario=email-login$/)

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const what of ['Next scenario', 'Previous scenario', 'Copy a link', 'Approve the first']) {
    await expect(help.getByText(what)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()

  const stage = page.frameLocator('#wb-stage-frame')
  await stage.getByRole('button', { name: 'Connect Wallet' }).first().click()
  await stage.getByRole('button', { name: /WalletConnect/ }).click()
  await stage.getByRole('img', { name: 'QR code to scan with your phone' }).waitFor()
  await page.getByRole('tab', { name: /^Phone/ }).click()
  await page.getByRole('button', { name: 'Scan the QR code' }).click()
  await page.getByRole('article', { name: /wants to connect$/ }).waitFor()
  await page.keyboard.press('d')
  await expect(page.getByRole('article', { name: /wants to connect$/ })).toBeHidden()

  expect(complaints).toEqual([])
})
