import { expect, type Page } from '@playwright/test'
import { playStep, type Step } from '../../src/scenarios/index.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'

/** Maximum number of tab stops in a view. */
const mostStops = 40

/** Plays steps on the stage of free play, or of a scenario, up to where the keyboard takes over. */
export async function playUpTo(
  page: Page,
  { scenario, steps }: { scenario?: string; steps: readonly Step[] },
) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(
    `/stage/${formatStageAddress({ paused: true, ...(scenario === undefined ? {} : { scenario }) })}`,
  )
  await waitForStage(page)
  const driver = createPlaywrightDriver(page)
  const stage = createPlaywrightStage(page)
  for (const step of steps) await playStep(step, driver, stage)
  return {
    play: (step: Step) => playStep(step, driver, stage),
    /** Waits for all work except that which waits for a person or the clock. */
    settle: () => stage.settle(),
  }
}

/** The focused control: its name, or its tag if it has none. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let control = document.activeElement
    while (control?.shadowRoot?.activeElement) control = control.shadowRoot.activeElement
    if (!control || control === document.body) return 'nothing'
    if (control.matches('.fy-modal')) return 'the card'
    if (control.matches('[role=tabpanel], [role=list]')) return `the ${control.role}`
    const name = control.getAttribute('aria-label') ?? control.textContent
    return name.replace(/\s+/g, ' ').trim()
  })
}

/** Presses Tab until the focus is on a control with that name, or a name that starts with it. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    const control = await focused(page)
    seen.push(control)
    if (control.startsWith(name)) return
    await page.keyboard.press('Tab')
  }
  expect(seen, `Tab leads to ${name}`).toContain(name)
}

/** Moves to a control with Tab and presses Enter; resolves when that view is shown and loaded. */
export async function enter(page: Page, name: string, view: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.locator(`.fy-view[data-view=${view}]`)).toBeVisible()
  await expect(page.locator('.fy-modal-height[data-status=ready]')).toBeVisible()
}
