import type { FindingImpact } from '../../stage/accessibility/accessibilityFinding.ts'
import type { NotedFinding, AccessibilityState } from './accessibility.ts'

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

type Checked = Pick<AccessibilityState, 'status' | 'findings' | 'checks'>

/** The result of the checks in one sentence. */
export function describeCheck({ status, findings, checks }: Checked): string {
  if (status === 'checking') return 'Checking…'
  if (status !== 'checked') return ''
  const unsure = findings.filter(({ impact }) => impact === 'unsure').length
  const sure = findings.length - unsure
  const problems = sure === 0 ? 'No problem' : sure === 1 ? '1 problem' : `${sure} problems`
  const byHand = unsure === 0 ? '' : `, ${unsure} to check by hand`
  return `${problems}${byHand}${checks > 1 ? `, in ${checks} checks` : ''}.`
}
