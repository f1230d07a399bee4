import type { Step } from '../../scenarios/index.ts'
import type { AccessibilityFinding } from './accessibilityFinding.ts'
import { findingKey } from './findingKey.ts'

/** A violation, with the step after which it was there first. */
export interface AuditedFinding extends AccessibilityFinding {
  /** Index of the step. */
  readonly step: number
}

/** Checks of one play with axe. */
export interface AccessibilityAudit {
  /**
   * Checks the page after a step, if the step is one of `auditedSteps`. What an earlier step had, too, is not noted again.
   * @param step its index
   * @param find runs axe
   */
  checkAfter(step: number, find: () => Promise<readonly AccessibilityFinding[]>): Promise<void>
  readonly findings: readonly AuditedFinding[]
}

/** Creates the checks of a play. What only a person can decide is no finding. */
export function createAccessibilityAudit(steps: readonly Step[]): AccessibilityAudit {
  const audited = auditedSteps(steps)
  const findings: AuditedFinding[] = []
  const known = new Set<string>()
  return {
    findings,
    async checkAfter(step, find) {
      if (!audited.has(step)) return
      for (const finding of await find()) {
        const key = findingKey(finding)
        if (finding.impact === 'unsure' || known.has(key)) continue
        known.add(key)
        findings.push({ ...finding, step })
      }
    },
  }
}

/**
 * The indexes of the steps after which axe checks the page: those that expect a view, and the last one. Without an expected view, as in a
 * recording of a page that does not use the modal, each step that expects something counts.
 */
export function auditedSteps(steps: readonly Step[]): ReadonlySet<number> {
  const expecting = [...steps.entries()].flatMap(([index, step]) =>
    'expect' in step ? [{ index, isView: step.expect === 'view' }] : [],
  )
  const views = expecting.filter(({ isView }) => isView)
  const chosen = views.length > 0 ? views : expecting
  return new Set([...chosen.map(({ index }) => index), steps.length - 1])
}
