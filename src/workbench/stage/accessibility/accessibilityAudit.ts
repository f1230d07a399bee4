import type { AccessibilityFinding } from './accessibilityFinding.ts'
import { findingKey } from './findingKey.ts'

/** A violation, with the step after which it was there first. */
export interface AuditedFinding extends AccessibilityFinding {
  /** Index of the step. */
  readonly step: number
}

/** The violations of one play. */
export interface AccessibilityAudit {
  /** Adds what axe found after a step. What an earlier step had, too, is not noted again. */
  add(found: readonly AccessibilityFinding[], step: number): void
  readonly findings: readonly AuditedFinding[]
}

/** See `AccessibilityAudit`. What only a person can decide is no finding. */
export function createAccessibilityAudit(): AccessibilityAudit {
  const findings: AuditedFinding[] = []
  const known = new Set<string>()
  return {
    findings,
    add(found, step) {
      for (const finding of found) {
        const key = findingKey(finding)
        if (finding.impact === 'unsure' || known.has(key)) continue
        known.add(key)
        findings.push({ ...finding, step })
      }
    },
  }
}
