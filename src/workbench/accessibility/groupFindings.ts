import type { FindingImpact } from '../../stage/accessibility/accessibilityFinding.ts'
import type { NotedFinding } from './accessibility.ts'

/** Findings of one impact, the worst group first. */
export interface FindingGroup {
  readonly impact: FindingImpact
  readonly title: string
  readonly findings: readonly NotedFinding[]
}

const titles: Readonly<Record<FindingImpact, string>> = {
  critical: 'Critical',
  serious: 'Serious',
  moderate: 'Moderate',
  minor: 'Minor',
  unsure: 'To check by hand',
}

/** The findings by impact, the worst first. */
export function groupFindings(findings: readonly NotedFinding[]): readonly FindingGroup[] {
  return (Object.keys(titles) as FindingImpact[])
    .map((impact) => ({
      impact,
      title: titles[impact],
      findings: findings.filter((finding) => finding.impact === impact),
    }))
    .filter((group) => group.findings.length > 0)
}
