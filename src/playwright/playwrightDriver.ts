import type { Page } from '@playwright/test'
import { actByHand, type Hands, type PageDriver, type Target } from '../scenarios/index.ts'
import { callStage } from './callStage.ts'
import { waitForStage } from './waitForStage.ts'

/**
 * Plays the steps of a scenario in a real browser with real input events. The page itself finds the position of each target.
 * @param open makes a page that was loaded ready to be operated: `openHostStage` on a host's page
 */
export function createPlaywrightDriver(
  page: Page,
  open: (page: Page) => Promise<void> = waitForStage,
): PageDriver {
  const settle = () => callStage(page, 'settle')

  async function click(target: Target): Promise<void> {
    const { x, y } = await callStage(page, 'pointOf', target)
    await page.mouse.click(x, y)
  }

  async function hover(target: Target): Promise<void> {
    const { x, y } = await callStage(page, 'pointOf', target)
    await page.mouse.move(x, y)
  }

  const originNow = () => new URL(page.url()).origin

  /**
   * Waits after each key until the page has handled it, so that the speed of the machine does not matter.
   * @param origin of the page that the text is for: a page of another one may have opened since
   */
  async function type(text: string, origin = originNow()): Promise<void> {
    for (const key of text) {
      await settle()
      const now = originNow()
      if (now !== origin) {
        throw new Error(`The page left ${origin} for ${now} before the text was typed.`)
      }
      if (key === '\b') await page.keyboard.press('Backspace')
      else await page.keyboard.type(key)
    }
  }

  async function press(key: string, times = 1): Promise<void> {
    for (let time = 1; time <= times; time += 1) {
      await settle()
      await page.keyboard.press(key)
    }
  }

  /**
   * Waits after a scroll until the page was notified of it and of the elements that came into view, which happens in
   * the next frames. The scrolled element may be gone by then.
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

  const hands: Hands = {
    press: ({ key, times }) => press(key, times),
    async clickBackdrop() {
      await settle()
      await page.mouse.click(4, 4)
    },
    click: ({ target }) => click(target),
    hover: ({ target }) => hover(target),
    focus: ({ target }) => callStage(page, 'focus', target),
    async type({ target, text }) {
      const origin = originNow()
      await click(target)
      await type(text, origin)
    },
    async retype({ target, text }) {
      const origin = originNow()
      await click(target)
      await press('ControlOrMeta+A')
      if (text === '') await press('Delete')
      await type(text, origin)
    },
    async paste({ target, text }) {
      await click(target)
      if (await callStage(page, 'paste', text)) await page.keyboard.insertText(text)
    },
    async scrollToEnd({ target }) {
      await hover(target)
      await page.mouse.wheel(0, 100_000)
      await rest()
    },
  }

  return {
    act: (step) => actByHand(step, hands),
    async typeCode(code) {
      await click({ role: 'textbox', within: 'modal', nth: 0 })
      await type(code)
    },
    typeOn: (text) => type(text),
    async reload() {
      await page.reload()
      await open(page)
    },
  }
}
