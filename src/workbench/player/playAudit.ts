import type { Scenario } from '../../scenarios/index.ts'
import {
  createAccessibilityAudit,
  type AccessibilityAudit,
  type AuditedFinding,
} from '../stage/accessibility/accessibilityAudit.ts'
import { auditedSteps } from '../stage/accessibility/auditedSteps.ts'
import type { StageLink } from '../state/stageLink.ts'

/** Checks a play with axe after the same steps as `npx foyerkit replay --a11y`. */
export interface PlayAudit {
  /** A play of this scenario begins. */
  begin(scenario: Scenario): void
  /** The play has ended. What was found in it. */
  end(): readonly AuditedFinding[]
  /** Checks the stage, if a play has begun and this step is one of those that are checked. */
  checkAfterStep(step: number): Promise<void>
}

/** See `PlayAudit`. */
export function createPlayAudit(stage: Pick<StageLink, 'store'>): PlayAudit {
  let audit: AccessibilityAudit | undefined
  let audited: ReadonlySet<number> = new Set()
  return {
    begin({ steps }) {
      audit = createAccessibilityAudit()
      audited = auditedSteps(steps)
    },
    end() {
      const findings = audit?.findings ?? []
      audit = undefined
      return findings
    },
    async checkAfterStep(step) {
      // The next play may have begun when axe has ended.
      const current = audit
      const { api } = stage.store.getState()
      if (!current || !api || !audited.has(step - 1)) return
      await api.settle()
      current.add(await api.checkAccessibility(), step - 1)
    },
  }
}
