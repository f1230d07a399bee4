import { expect, it, describe } from 'vitest'
import { createAccessibilityAudit, auditedSteps } from './accessibilityAudit.ts'
import { sampleFinding as finding } from './testing/sampleFinding.ts'
import type { Step } from '../../scenarios/index.ts'

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

describe('auditedSteps', () => {
  const press: Step = { do: 'press', key: 'Enter' }
  const view: Step = { expect: 'view', is: 'Connect' }
  const text: Step = { expect: 'text', text: 'Paid' }

  it.each([
    ['the expected views and the last step', [press, view, text, press], [1, 3]],
    ['each expectation without an expected view', [press, text, press, text, press], [1, 3, 4]],
    ['the last step without an expectation', [press, press], [1]],
    ['a view at the end once', [press, view], [1]],
  ])('checks %s', (_, steps, indexes) => {
    expect([...auditedSteps(steps)]).toEqual(indexes)
  })
})
