import type { AccessibilityFinding } from '../stage/accessibility/accessibilityFinding.ts'
import type { NotedFinding } from '../state/accessibility/accessibility.ts'

/** The findings so far, and those of another step that were not there before. An element found again is the newest one. */
export function addFindings(
  before: readonly NotedFinding[],
  found: readonly AccessibilityFinding[],
  step: number,
): readonly NotedFinding[] {
  const left = [...found]
  const again = before.map((noted) => {
    const at = left.findIndex((finding) => keyOf(finding) === keyOf(noted))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...same, ...(noted.step === undefined ? {} : { step: noted.step }) } : noted
  })
  return [...again, ...left.map((finding) => ({ ...finding, step }))]
}

/** Equal for the same problem of the same element in another step. */
const keyOf = ({ rule, role, name, html }: AccessibilityFinding) =>
  [rule, role, name, html.replace(/ id="[^"]*"/, '')].join('\n')
