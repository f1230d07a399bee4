import { expect, it } from 'vitest'
import type { AccessibilityFinding } from '../../stage/accessibility/accessibilityFinding.ts'
import { sampleFinding } from '../../stage/accessibility/testing/sampleFinding.ts'
import { addFindings } from './addFindings.ts'

const finding = (part: Partial<AccessibilityFinding> = {}): AccessibilityFinding => ({
  ...sampleFinding,
  ...part,
})

it('keeps the step after which a finding was there first', () => {
  const first = addFindings([], [finding()], 2)
  expect(first).toEqual([{ ...finding(), step: 2 }])
  const second = addFindings(first, [finding(), finding({ rule: 'image-alt' })], 5)
  expect(second.map(({ rule, step }) => [rule, step])).toEqual([
    ['button-name', 2],
    ['image-alt', 5],
  ])
})

it('takes an id that each render changes for the same element', () => {
  const before = addFindings([], [finding({ html: '<button id="a1" class="x">' })], 1)
  expect(addFindings(before, [finding({ html: '<button id="b2" class="x">' })], 2)).toHaveLength(1)
})

it('keeps two equal elements of one check apart', () => {
  const both = addFindings([], [finding(), finding()], 1)
  expect(both).toHaveLength(2)
  expect(addFindings(both, [finding(), finding(), finding()], 2).map(({ step }) => step)).toEqual([
    1, 1, 2,
  ])
})
