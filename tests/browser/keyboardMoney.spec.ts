import { expect, type Page } from '@playwright/test'
import { the } from '../../src/scenarios/dsl/builders.ts'
import { connectWallet, logIn, openAccount } from '../../src/scenarios/dsl/flows/flows.ts'
import type { Step } from '../../src/scenarios/index.ts'
import {
  openSendByHost,
  recipients,
  review,
  sendByWallet,
  started,
} from '../../src/scenarios/send/sendSteps.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { enter, focused, playUpTo, tabTo } from './keyboard.ts'
import { keptPageTest as test } from './keptPageTest.ts'

const byEmail: readonly Step[] = [
  ...logIn('ada@example.com'),
  { expect: 'modal', open: false },
  ...openAccount,
]
const at = (view: ViewName): readonly Step[] => [
  ...connectWallet('Emberfox', 'fox'),
  { do: 'host.open', view } as Step,
  { expect: 'view', is: view },
]

test.afterEach(({ page }) => closeStage(page))

const wayThere = [
  ['Account', byEmail, 'Buy', 'OnRampProviders', 'Buy'],
  ['Account', byEmail, 'Send', 'WalletSend', 'Send'],
  ['Account', byEmail, 'Change network', 'Networks', 'Change network'],
  [
    'OnRampProviders',
    at('OnRampProviders'),
    'How does it work?',
    'WhatIsABuy',
    'How does it work?',
  ],
  [
    'WalletReceive',
    at('WalletReceive'),
    'Only receive',
    'WalletCompatibleNetworks',
    'Only receive assets on Ethereum, Polygon, and 2 more',
  ],
  ['Swap', at('Swap'), 'ETH, change token', 'SwapSelectToken', 'ETH, change token'],
  ['WalletSend', at('WalletSend'), 'Network Ethereum', 'Networks', 'Network Ethereum'],
] as const

for (const [from, steps, opener, view, heir] of wayThere) {
  test(`keyboard focus stays in place from ${from} to ${view} and back`, async ({ page }) => {
    await playUpTo(page, { steps })
    expect(await focused(page)).toBe('the card')
    await enter(page, opener, view)
    expect(await focused(page)).toBe('the card')
    await enter(page, 'Back', from)
    await expect.poll(() => focused(page)).toBe(heir)
  })
}

test('choosing a token by key moves the focus to the button that shows it', async ({ page }) => {
  await playUpTo(page, { steps: at('WalletSend') })
  await enter(page, 'Select token', 'WalletSendSelectToken')
  await enter(page, 'USD Coin', 'WalletSend')
  await expect.poll(() => focused(page)).toBe('Change token, now USDC')
})

test('the keys move through a list of two thousand rows and to its ends', async ({ page }) => {
  await playUpTo(page, { scenario: 'swap-many-tokens', steps: at('Swap') })
  await enter(page, 'Select token', 'SwapSelectToken')
  const rows = page.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
  const row = rows.filter({ has: page.locator(':focus') })
  const place = () => row.getAttribute('aria-posinset').then(Number)
  const count = Number(await rows.first().getAttribute('aria-setsize'))
  expect(count).toBeGreaterThan(2000)
  await tabTo(page, 'the list')
  await page.keyboard.press('Tab')
  const first = await place()
  await page.keyboard.press('ArrowDown')
  expect(await place()).toBe(first + 1)
  await page.keyboard.press('End')
  await expect.poll(place).toBe(count)
  await expect(row).toBeInViewport()
  await page.keyboard.press('PageUp')
  await expect.poll(place).toBeLessThan(count)
  await expect(row).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Home')
  await expect.poll(place).toBe(first)
  await expect(row).toBeInViewport()
  expect(await rows.count()).toBeLessThan(60)
})

test('End loads the next page of ten thousand transactions and moves the focus along', async ({
  page,
}) => {
  const stage = await playUpTo(page, {
    scenario: 'activity-ten-thousand',
    steps: at('Transactions'),
  })
  await stage.settle()
  const list = page.getByRole('list', { name: 'Activity' })
  const length = () => list.evaluate((box) => box.scrollHeight)
  const rows = list.getByRole('listitem')
  const row = rows.filter({ has: page.locator(':focus') })
  const place = () => row.getAttribute('aria-posinset').then(Number)
  await tabTo(page, 'the list')
  await page.keyboard.press('Tab')
  for (let pages = 0; pages < 3; pages += 1) {
    const before = { place: await place(), length: await length() }
    await page.keyboard.press('End')
    await expect.poll(place).toBeGreaterThan(before.place)
    await expect.poll(length).toBeGreaterThan(before.length)
    await expect(row).toBeInViewport()
    // The total number is still unknown.
    await expect(row).toHaveAttribute('aria-setsize', '-1')
  }
  expect(await rows.count()).toBeLessThan(60)
})

test('tabs follow the arrow keys, and a button that disappears leaves the focus in its tab', async ({
  page,
}) => {
  const stage = await playUpTo(page, { scenario: 'tokens-fail', steps: byEmail })
  await stage.settle()
  await stage.play({ do: 'fault.clear' })
  await tabTo(page, 'Try again')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Tokens' })).toBeVisible()
  expect(await focused(page)).toBe('the tabpanel')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, 'Tokens')
  for (const [key, tab] of [
    ['ArrowRight', 'NFTs'],
    ['End', 'Activity'],
    ['ArrowRight', 'Tokens'],
    ['ArrowLeft', 'Activity'],
    ['Home', 'Tokens'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focused(page)).toBe(tab)
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  }
})

test('pasting and clearing by key leaves the focus in the field', async ({ page }) => {
  await playUpTo(page, { steps: [...at('WalletSend'), { do: 'clipboard.set', text: 'vera.eth' }] })
  await tabTo(page, 'Paste')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Address or name' })
  await expect(field).toHaveValue('vera.eth')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Clear the address')
  await page.keyboard.press('Space')
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
})

test('the quote for an amount is announced once, and the polls after it are silent', async ({
  page,
}) => {
  const stage = await playUpTo(page, { steps: at('Swap') })
  await enter(page, 'Select token', 'SwapSelectToken')
  await enter(page, 'USD Coin', 'Swap')
  await stage.settle()
  const news = page.getByRole('status').filter({ hasText: 'You receive' })
  await expect(news).toHaveText(/^You receive [\d.]+ USDC$/)
  await expect(page.getByRole('textbox', { name: 'Amount to pay' })).toHaveAccessibleDescription(
    /^ETH \$/,
  )
  await tabTo(page, 'Review swap')
  await listen(page)
  await stage.play({ do: 'price.set', symbol: 'ETH', usd: 4000 })
  await stage.play({ do: 'run', ms: 30_000 })
  await stage.settle()
  // The action is disabled during a poll, as the spec requires: a state, not a text. The older quote is
  // cleared, and an emptied region is not announced.
  expect(
    (await announcements(page)).filter((each) => !/^(aria-(busy|disabled))?$/.test(each)),
  ).toEqual([])
  await stage.play({ do: 'retype', target: the('textbox', 'Amount to pay'), text: '999999' })
  await stage.play({ do: 'run', ms: 200 })
  await expect(page.getByRole('status').filter({ hasText: 'Insufficient balance' })).toHaveCount(1)
})

test('a transfer announces the request and the start, and the request to check the address no second time', async ({
  page,
}) => {
  const stage = await playUpTo(page, {
    steps: [...openSendByHost, ...review('Ether ETH', 'ETH', '1', recipients[3])],
  })
  await stage.settle()
  await expect(page.getByText('Check the full address')).toBeVisible()
  await listen(page)
  for (const step of [...sendByWallet, ...started]) await stage.play(step)
  const words = await announcements(page)
  expect(words).toContain('Confirm in your wallet')
  expect(words.join('\n')).toMatch(/Sen(ding|t) /)
  expect(words.join('\n')).not.toMatch(/Check the full address/)
})

/** Records each change that a screen reader would announce, and each change of the focused control. */
async function listen(page: Page) {
  await page.locator('dialog[open]').evaluate((dialog) => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { target, type, attributeName } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const live = element?.closest('[role=status], [role=alert], [aria-live]')
        if (type !== 'attributes' && live) said.push(live.textContent)
        if (type === 'attributes' && element?.matches(':focus')) said.push(`${attributeName}`)
      }
    }).observe(dialog, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy', 'aria-disabled', 'disabled'],
    })
  })
}

function announcements(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { said: string[] }).said)
}

const views: readonly (readonly [ViewName, readonly Step[]])[] = [
  ['Account', byEmail],
  ...(['Swap', 'WalletSend', 'WalletReceive', 'OnRampProviders'] as const).map(
    (view) => [view, at(view)] as const,
  ),
]

for (const [view, steps] of views) {
  test(`every stop in ${view} shows the focus, light and dark, and nothing is cut at 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    const stage = await playUpTo(page, { steps })
    await stage.settle()
    for (const mode of ['light', 'dark'] as const) {
      await stage.play({ do: 'host.setThemeMode', mode })
      const names = new Set<string>()
      await page.keyboard.press('Tab')
      for (let name = await focused(page); !names.has(name); name = await focused(page)) {
        names.add(name)
        await expect.poll(() => ringWidth(page), `${name}, ${mode}`).toBeGreaterThanOrEqual(2)
        await page.keyboard.press('Tab')
      }
      expect(names).not.toContain('nothing')
      expect(names).toContain('Close')
    }
    expect(await cutOff(page)).toEqual([])
  })
}

/** Width in px of the line around the focused control, or around the box of its field. */
function ringWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    let control = document.activeElement
    while (control?.shadowRoot?.activeElement) control = control.shadowRoot.activeElement
    const box = control?.closest('.fy-amount, .fy-field-box')
    const widths = [control, box].flatMap((element) => {
      if (!element) return []
      const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element)
      const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
      // The border in the accent colour, and the shadow that doubles its width.
      return [outline, boxShadow === 'none' ? 0 : 2]
    })
    return Math.max(...widths)
  })
}

/** Elements that are wider than their place, and texts that come nearer than 12 px to the edge of the card. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator('.fy-modal').evaluate((card) => {
    const edge = card.getBoundingClientRect()
    return [...card.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.fy-hidden, .fy-tooltip'))
      .filter((element) => {
        const wide = element.scrollWidth > element.clientWidth + 1
        const hides = getComputedStyle(element).overflowX !== 'visible'
        // A box may touch the edge; a text may not, and a text without a box of its own may be wider than its element.
        const isText = element.children.length === 0 && element.textContent !== ''
        const words = document.createRange()
        words.selectNodeContents(element)
        const box = (isText ? words : element).getBoundingClientRect()
        const inset = isText ? 12 : -1
        return (wide && hides) || box.left < edge.left + inset || box.right > edge.right - inset
      })
      .map((element) => `${element.className}: ${element.textContent}`)
  })
}
