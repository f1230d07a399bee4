import type { AccessibilityState } from './accessibility.ts'

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
