import type { AccessibilityFinding } from '../../stage/accessibility/accessibilityFinding.ts'
import { findingKey } from '../../stage/accessibility/findingKey.ts'
import type { NotedFinding } from './accessibility.ts'

/** The findings so far, and those of another step that were not there before. An element found again is the newest one. */
export function addFindings(
  before: readonly NotedFinding[],
  found: readonly AccessibilityFinding[],
  step: number,
): readonly NotedFinding[] {
  const left = [...found]
  const again = before.map((noted) => {
    const at = left.findIndex((finding) => findingKey(finding) === findingKey(noted))
    const [same] = at < 0 ? [] : left.splice(at, 1)
    return same ? { ...same, ...(noted.step === undefined ? {} : { step: noted.step }) } : noted
  })
  return [...again, ...left.map((finding) => ({ ...finding, step }))]
}
