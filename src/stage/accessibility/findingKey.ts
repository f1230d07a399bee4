import type { AccessibilityFinding } from './accessibilityFinding.ts'

/** Equal for the same problem of the same element in another step. */
export const findingKey = ({ rule, role, name, html }: AccessibilityFinding): string =>
  [rule, role, name, html.replace(/ id="[^"]*"/, '')].join('\n')
