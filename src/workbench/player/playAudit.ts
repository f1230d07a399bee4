import type { Scenario } from '../../scenarios/index.ts'
import {
  createAccessibilityAudit,
  type AccessibilityAudit,
  type AuditedFinding,
} from '../../stage/accessibility/accessibilityAudit.ts'
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

/** Creates the audit of the plays on a stage. */
export function createPlayAudit(stage: Pick<StageLink, 'store'>): PlayAudit {
  let audit: AccessibilityAudit | undefined
  return {
    begin({ steps }) {
      audit = createAccessibilityAudit(steps)
    },
    end() {
      const findings = audit?.findings ?? []
      audit = undefined
      return findings
    },
    async checkAfterStep(step) {
      const { api } = stage.store.getState()
      if (!api) return
      await audit?.checkAfter(step - 1, async () => {
        await api.settle()
        return api.checkAccessibility()
      })
    },
  }
}
