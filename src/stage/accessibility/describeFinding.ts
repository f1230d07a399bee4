import type { AuditedFinding } from './accessibilityAudit.ts'

/** A violation in one line: `Step 3, button without a name (critical): Buttons must have discernible text [button-name] <button>`. */
export function describeFinding(finding: AuditedFinding): string {
  const { step, role, name, impact, help, contrast, rule, html } = finding
  const element = name === '' ? `${role} without a name` : `${role} “${name}”`
  const measured = contrast
    ? `: ${contrast.ratio} : 1 instead of ${contrast.needed} : 1, ${contrast.text} on ${contrast.background}`
    : ''
  return `Step ${step + 1}, ${element} (${impact}): ${help}${measured} [${rule}] ${html}`
}
