import type { Page } from '@playwright/test'
import type { AccessibilityFinding } from '../../workbench/stage/accessibility/accessibilityFinding.ts'
import { findingKey } from '../../workbench/stage/accessibility/findingKey.ts'
import type { StageApi } from '../../workbench/stage/stageApi.ts'

/** A violation, with the step after which it was there first. */
export interface AuditedFinding extends AccessibilityFinding {
  /** Index of the step. */
  readonly step: number
}

/** Checks of one play with axe. */
export interface AccessibilityAudit {
  /** Checks the page after a step. What an earlier step had, too, is not noted again. */
  check(page: Page, step: number): Promise<void>
  readonly findings: readonly AuditedFinding[]
}

/** See `AccessibilityAudit`. What only a person can decide is no finding. */
export function createAccessibilityAudit(): AccessibilityAudit {
  const findings: AuditedFinding[] = []
  const known = new Set<string>()
  return {
    findings,
    async check(page, step) {
      const found = await page.evaluate(async () => {
        const stage = window.foyerStage as StageApi
        await stage.settle()
        // An element cannot leave the page.
        return (await stage.checkAccessibility()).map(({ element: _, ...rest }) => rest)
      })
      for (const finding of found) {
        const key = findingKey(finding)
        if (finding.impact === 'unsure' || known.has(key)) continue
        known.add(key)
        findings.push({ ...finding, step })
      }
    },
  }
}
