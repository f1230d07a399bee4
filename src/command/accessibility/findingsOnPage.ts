import type { Page } from '@playwright/test'
import type { AccessibilityFinding } from '../../stage/accessibility/accessibilityFinding.ts'
import type { StageApi } from '../../stage/stageApi.ts'

/** Runs axe on a page with a stage, once it has settled. */
export function findingsOnPage(page: Page): Promise<readonly AccessibilityFinding[]> {
  return page.evaluate(async () => {
    const stage = window.foyerStage as StageApi
    await stage.settle()
    // An element cannot leave the page.
    return (await stage.checkAccessibility()).map(({ element: _, ...rest }) => rest)
  })
}
