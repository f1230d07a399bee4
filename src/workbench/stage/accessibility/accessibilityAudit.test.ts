import { expect, it } from 'vitest'
import { createAccessibilityAudit } from './accessibilityAudit.ts'

const words = { help: '', helpUrl: '', reasons: [], role: 'button', name: '' }
const finding = { ...words, rule: 'button-name', impact: 'critical', html: '<a>' } as const

it('notes each violation once, with the step after which it was there first', () => {
  const audit = createAccessibilityAudit()
  audit.add([finding], 2)
  audit.add([finding, { ...finding, rule: 'image-alt' }], 4)
  expect(audit.findings.map(({ rule, step }) => [rule, step])).toEqual([
    ['button-name', 2],
    ['image-alt', 4],
  ])
})

it('leaves out what only a person can decide', () => {
  const audit = createAccessibilityAudit()
  audit.add([{ ...finding, impact: 'unsure' }], 1)
  expect(audit.findings).toEqual([])
})
