import type { AccessibilityFinding } from '../accessibilityFinding.ts'

/** A button without a name, for tests. */
export const sampleFinding: AccessibilityFinding = {
  rule: 'button-name',
  impact: 'critical',
  help: 'Buttons must have discernible text',
  helpUrl: 'https://example.com',
  reasons: [],
  role: 'button',
  name: '',
  html: '<button>',
}
