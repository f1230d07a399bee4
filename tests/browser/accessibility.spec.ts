import { expect, type Page } from '@playwright/test'
import { playStep, scenarios } from '../../src/scenarios/index.ts'
import type { ViewName } from '../../src/widget/core/kernel/viewParams.ts'
import { createViewRegistry } from '../../src/widget/registry.ts'
import { deviceProfiles } from '../../src/stage/deviceProfiles.ts'
import { formatStageAddress } from '../../src/stage/stageUrl.ts'
import { deviceTest as test } from '../../src/playwright/deviceTest.ts'
import { leaveStage } from '../../src/playwright/leavePages.ts'
import { createPlaywrightDriver } from '../../src/playwright/playwrightDriver.ts'
import { createPlaywrightStage } from '../../src/playwright/playwrightStage.ts'
import { waitForStage } from '../../src/playwright/waitForStage.ts'
import { axeViolations } from './axeViolations.ts'
import { scenarioPerView } from './viewsOfScenarios.ts'

const viewRegistry = createViewRegistry()

const built = (Object.keys(viewRegistry) as ViewName[]).filter(
  (view) => viewRegistry[view].load !== undefined,
)
const chosen = scenarioPerView(scenarios, built)

/** Rules that axe does not run by default. */
const moreRules = {
  'css-orientation-lock': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
}

test('every built view is shown by a scenario', () => {
  const shown = new Set([...chosen.values()].flat())
  expect(built.length).toBeGreaterThan(0)
  expect(built.filter((view) => !shown.has(view))).toEqual([])
})

for (const [scenario, views] of chosen) {
  test(`axe finds nothing, light and dark, and no target is small: ${views.join(', ')}`, async ({
    pageOf,
  }) => {
    const page = await pageOf(deviceProfiles[scenario.device ?? 'desktop'])
    await page.goto(`/stage/${formatStageAddress({ scenario: scenario.id, paused: true })}`)
    await waitForStage(page)
    const driver = createPlaywrightDriver(page)
    const stage = createPlaywrightStage(page)

    const open = new Set(views)
    for (const step of scenario.steps) {
      await playStep(step, driver, stage)
      if ('expect' in step && step.expect === 'view' && open.delete(step.is)) {
        await expectAccessible(page, step.is)
      }
      if (open.size === 0) break
    }
    expect([...open]).toEqual([])
    await leaveStage(page.context(), page)
  })
}

async function expectAccessible(page: Page, view: ViewName) {
  await expect
    .poll(() => smallTargets(page), { message: `${view}: targets below 24 px` })
    .toEqual([])
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => window.foyerStage?.foyer.setThemeMode(wanted), mode)
    // The theme changes while axe runs on a slow machine; a real problem is still there afterwards.
    await expect(async () => {
      // Only colours differ between the two themes; these are the default rules about colours.
      const runOnly = mode === 'dark' ? { runOnly: ['color-contrast', 'link-in-text-block'] } : {}
      const violations = await axeViolations(page, {}, { rules: moreRules, ...runOnly })
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
      )
      expect(found, `${view}, ${mode}`).toEqual([])
    }).toPass({ timeout: 200_000 })
  }
}

/** The controls of the widget that are lower or narrower than 24 px. Links in a sentence are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hosts = document.querySelectorAll('foyer-modal, foyer-button')
    const controls = [...hosts].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll('a[href]:not([data-inline]), button, input') ?? []),
    ])
    return controls.flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSmall =
        control.checkVisibility() && (Math.round(width) < 24 || Math.round(height) < 24)
      return isSmall ? [`${control.outerHTML.slice(0, 120)} ${width} × ${height}`] : []
    })
  })
}
