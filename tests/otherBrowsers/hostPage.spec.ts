import { expect } from '@playwright/test'
import { otherBrowsers, otherBrowserTest } from './otherBrowserTest.ts'
import type { OtherBrowser } from './otherBrowser.ts'
import { serveHost } from './serveHost.ts'

const test = otherBrowserTest.extend<object, { host: string }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from this pattern.
    async ({}, use) => {
      const { address, close } = await serveHost()
      await use(address)
      close()
    },
    { scope: 'worker' },
  ],
})

/** WebDriver's code points for keys. */
const keys = { tab: '\uE004', shift: '\uE008', escape: '\uE00C' } as const
const button = `document.querySelector('foyer-button').shadowRoot?.querySelector('button')`
const dialog = `document.querySelector('foyer-modal')?.shadowRoot.querySelector('dialog[open]')`
const focused = `(() => {
  let found = document.activeElement
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
  return found?.getAttribute('aria-label') ?? found?.textContent.trim()
})()`

/** A person's actions and view on the host's page. */
function createHands(browser: OtherBrowser) {
  async function press(...held: readonly string[]) {
    const down = held.map((value) => ({ type: 'keyDown', value }) as const)
    const up = held.toReversed().map((value) => ({ type: 'keyUp', value }) as const)
    await browser.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  async function clickAt(x: number, y: number) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    await browser.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  return {
    press,
    clickAt,
    visit: (address: string) => browser.open(address),
    /** Clicks the button, and waits for the page's wallet in the modal's list. */
    async openModal() {
      await expect.poll(() => browser.evaluate(`Boolean(${button})`)).toBe(true)
      const rect = await browser.evaluate(`${button}.getBoundingClientRect().toJSON()`)
      const { x, y, width, height } = Object(rect)
      await clickAt(x + width / 2, y + height / 2)
      await expect
        .poll(() => browser.evaluate(`${dialog}?.textContent.includes('Pine') ?? false`))
        .toBe(true)
    },
    isOpen: () => browser.evaluate(`Boolean(${dialog})`),
    focused: () => browser.evaluate(focused),
    complaints: () => browser.evaluate('complaints'),
  }
}

for (const { engine } of otherBrowsers) {
  test(`${engine}: the button opens the modal under a strict content policy, and Escape and the backdrop close it`, async ({
    openBrowser,
    host,
  }) => {
    const hands = createHands(await openBrowser(engine))
    await hands.visit(host)
    await hands.openModal()
    await hands.press(keys.escape)
    await expect.poll(hands.isOpen).toBe(false)
    await expect.poll(hands.focused).toBe('Connect Wallet')
    await hands.openModal()
    await hands.clickAt(4, 400)
    await expect.poll(hands.isOpen).toBe(false)
    expect(await hands.complaints()).toEqual([])
  })

  test(`${engine}: Tab cycles through the controls of the modal, and Shift+Tab goes back`, async ({
    openBrowser,
    host,
  }) => {
    const hands = createHands(await openBrowser(engine))
    await hands.visit(host)
    await hands.openModal()
    // The card has the focus; its text contains that of all its controls.
    await expect.poll(hands.focused).toBe('HelpConnectClosePineInstalled')
    for (const control of ['Help', 'Close', 'PineInstalled', 'Help']) {
      await hands.press(keys.tab)
      expect(await hands.focused()).toBe(control)
    }
    for (const control of ['PineInstalled', 'Close', 'Help', 'PineInstalled']) {
      await hands.press(keys.shift, keys.tab)
      expect(await hands.focused()).toBe(control)
    }
  })
}
