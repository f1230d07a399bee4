import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { createAccessibilityAudit } from './accessibilityAudit.ts'

const finding = { rule: 'button-name', impact: 'critical', role: 'button', name: '', html: '<a>' }

/** A page in which axe finds this. */
const pageWith = (...found: readonly object[]) =>
  ({ evaluate: () => Promise.resolve(found) }) as unknown as Page

it('notes each violation once, with the step after which it was there first', async () => {
  const audit = createAccessibilityAudit()
  await audit.check(pageWith(finding), 2)
  await audit.check(pageWith(finding, { ...finding, rule: 'image-alt' }), 4)
  expect(audit.findings.map(({ rule, step }) => [rule, step])).toEqual([
    ['button-name', 2],
    ['image-alt', 4],
  ])
})

it('leaves out what only a person can decide', async () => {
  const audit = createAccessibilityAudit()
  await audit.check(pageWith({ ...finding, impact: 'unsure' }), 1)
  expect(audit.findings).toEqual([])
})
