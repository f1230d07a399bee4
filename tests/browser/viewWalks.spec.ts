import { expect, test } from '@playwright/test'
import { playStep } from '../../src/scenarios/index.ts'
import { click, sees } from '../../src/scenarios/dsl/builders.ts'
import { connectWallet } from '../../src/scenarios/dsl/flows/flows.ts'
import { openSwap } from '../../src/scenarios/swap/swapSteps.ts'
import { createViewRegistry } from '../../src/widget/registry.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { closeStage } from '../../src/playwright/closeStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { findOverflow } from './findOverflow.ts'
import { overflowWalks } from './overflowWalks.ts'

const viewRegistry = createViewRegistry()

/** Widths of the smallest phones, in CSS px. */
const widths = [320, 360]

/**
 * Spaces letters, words, lines and paragraphs as far apart as visitors may set them (WCAG 1.4.12), which also covers
 * wider fonts on other machines. Applies to every root, like a visitor's extension. False for `wide` removes it.
 */
function setWideText(wide: boolean) {
  function visit(root: Document | ShadowRoot) {
    root.querySelector('style[data-wide-text]')?.remove()
    if (wide) {
      const style = document.createElement('style')
      style.dataset.wideText = ''
      style.textContent =
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }' +
        'p { margin-bottom: 2em !important; }'
      ;(root instanceof Document ? root.head : root).append(style)
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) visit(shadowRoot)
  }
  visit(document)
}

test.afterEach(({ page }) => closeStage(page))

test('every view is checked with long names', () => {
  const seen = overflowWalks.flatMap(({ steps }) =>
    steps.flatMap((step) => ('look' in step ? [step.look] : [])),
  )
  expect(Object.keys(viewRegistry).filter((view) => !seen.some((each) => each === view))).toEqual(
    [],
  )
})

for (const { subject, options, steps } of overflowWalks) {
  test(`nothing overflows at 320 and 360 px with long names and wide text, with ${subject}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/stage/${formatStageAddress({ paused: true, options })}`)
    await waitForStage(page)
    const driver = createPlaywrightDriver(page)
    const stage = createPlaywrightStage(page)
    for (const step of steps) {
      if (!('look' in step)) {
        await playStep(step, driver, stage)
        continue
      }
      await stage.settle()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        for (const wide of [false, true]) {
          await page.evaluate(setWideText, wide)
          await expect
            .poll(
              () => page.evaluate(findOverflow),
              `${step.look} at ${width} px${wide ? ' with wide text' : ''}`,
            )
            .toEqual([])
        }
      }
      await page.evaluate(setWideText, false)
    }
  })
}

test('the tokens of a swap fit a phone with every suggestion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/stage/${formatStageAddress({ paused: true })}`)
  await waitForStage(page)
  for (const step of [
    ...connectWallet('Emberfox', 'fox'),
    ...openSwap,
    click('button', 'Select token', { nth: 0 }),
    sees('SwapSelectToken'),
  ]) {
    await playStep(step, createPlaywrightDriver(page), createPlaywrightStage(page))
  }
  const suggestions = page.getByRole('group', { name: 'Suggested tokens' }).getByRole('button')
  await expect.poll(() => suggestions.count()).toBeGreaterThan(5)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(findOverflow), `at ${width} px`).toEqual([])
  }
})
