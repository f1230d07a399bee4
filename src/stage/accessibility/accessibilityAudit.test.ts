import { expect, it } from 'vitest'
import { createAccessibilityAudit } from './accessibilityAudit.ts'
import { sampleFinding as finding } from './testing/sampleFinding.ts'

const steps = Array.from({ length: 5 }, () => ({ expect: 'modal', open: true }) as const)

it('notes each violation once, with the step after which it was there first', async () => {
  const audit = createAccessibilityAudit(steps)
  await audit.checkAfter(2, async () => [finding])
  await audit.checkAfter(4, async () => [finding, { ...finding, rule: 'image-alt' }])
  expect(audit.findings.map(({ rule, step }) => [rule, step])).toEqual([
    ['button-name', 2],
    ['image-alt', 4],
  ])
})

it('leaves out what only a person can decide', async () => {
  const audit = createAccessibilityAudit(steps)
  await audit.checkAfter(1, async () => [{ ...finding, impact: 'unsure' }])
  expect(audit.findings).toEqual([])
})
