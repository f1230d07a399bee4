import type { Locator, Page } from '@playwright/test'
import { waitUntil, type HandStep, type PageDriver, type Target } from '../scenarios/index.ts'
import type { StageApi } from '../workbench/stage/stageApi.ts'
import { createPlaywrightStage } from './playwrightStage.ts'
import { waitForStage } from './waitForStage.ts'

/** How long an element that is there may take to be clickable, in real ms. */
const clickTimeout = 60_000

type Role = Parameters<Page['getByRole']>[0]

/**
 * Hands of a scenario in a real Chromium: real input events, at what Playwright's own reading of roles and names finds.
 * What is expected of the page is looked up in the page.
 */
export function createPlaywrightDriver(page: Page): PageDriver {
  // Of two widgets only one is open, and a modal that fades out is closed already.
  const dialog = () => page.locator('dialog[open]')
  /** The workbench's stage, or the page of a host. */
  const host = () => page.locator('#stage, body:not(:has(#stage))')
  const { settle } = createPlaywrightStage(page)

  async function scope(within?: 'modal' | 'page') {
    if (within === 'modal') return dialog()
    if (within === 'page') return host()
    return (await dialog().count()) > 0 ? dialog() : host()
  }

  async function find({ role, name, exact = true, nth, within }: Target): Promise<Locator> {
    const inside = await scope(within)
    const all =
      role === 'dialog'
        ? page.getByRole('dialog', name === undefined ? {} : { name, exact })
        : inside.getByRole(role as Role, name === undefined ? {} : { name, exact })
    return nth === undefined ? all : all.nth(nth)
  }

  /** The element of a step: looked for until it is there, wherever the dialog stands by then. */
  async function reach(target: Target): Promise<Locator> {
    async function look() {
      const found = await find(target)
      return (await found.count()) > 0 ? found : undefined
    }
    return (await waitUntil(look, (ms) => page.waitForTimeout(ms))) ?? find(target)
  }

  /** Each key finds the page as the one before it left it, however fast the machine is. */
  async function type(text: string): Promise<void> {
    for (const key of text) {
      await settle()
      await page.keyboard.type(key)
    }
  }

  async function press(key: string, times = 1): Promise<void> {
    for (let time = 1; time <= times; time += 1) {
      if (time > 1) await settle()
      await page.keyboard.press(key)
    }
  }

  /**
   * After a scroll: the page is notified of it, and of what came into view, with the frames that follow. What was
   * scrolled may be gone by then.
   */
  async function rest() {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
    )
    await settle()
  }

  async function act(step: HandStep) {
    switch (step.do) {
      case 'press':
        return press(step.key, step.times)
      case 'clickBackdrop':
        return page.mouse.click(4, 4)
      case 'click': {
        const found = await reach(step.target)
        if (await found.evaluate(scrollToView, undefined, { timeout: clickTimeout })) await rest()
        return found.click({ timeout: clickTimeout })
      }
      case 'hover':
        return (await reach(step.target)).hover()
      case 'focus':
        return (await reach(step.target)).focus()
      case 'type':
        await (await reach(step.target)).click()
        return type(step.text)
      case 'retype':
        await (await reach(step.target)).click()
        await press('ControlOrMeta+A')
        await press('Delete')
        return type(step.text)
      case 'paste': {
        const field = await reach(step.target)
        await field.click()
        return field.evaluate((element, text) => {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', text)
          element.dispatchEvent(
            new ClipboardEvent('paste', {
              clipboardData,
              bubbles: true,
              cancelable: true,
              composed: true,
            }),
          )
        }, step.text)
      }
      case 'scrollToEnd': {
        const list = await reach(step.target)
        await list.hover()
        await page.mouse.wheel(0, 100_000)
        return rest()
      }
    }
  }

  return {
    act,
    async typeCode(code) {
      await dialog().getByRole('textbox').first().click()
      await type(code)
    },
    async reload() {
      await page.reload()
      await waitForStage(page)
    },
    // In the page itself, by the same code as the workbench's player.
    check: (wanted) =>
      page.evaluate((given) => (window.foyerStage as StageApi).look(given), wanted),
    wait: (ms) => page.waitForTimeout(ms),
  }
}

/**
 * Runs in the page: scrolls as little as is needed to see the element, whether that moved it. Left to the click, a list
 * would fetch pictures of what passes by, more or fewer by the frames that the machine draws meanwhile.
 */
function scrollToView(element: Element): boolean {
  const { top, left } = element.getBoundingClientRect()
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const after = element.getBoundingClientRect()
  return after.top !== top || after.left !== left
}
