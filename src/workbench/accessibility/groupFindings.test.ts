import { expect, it } from 'vitest'
import type { FindingImpact } from '../../stage/accessibility/accessibilityFinding.ts'
import { describeCheck, groupFindings } from './groupFindings.ts'

const finding = (impact: FindingImpact) => ({
  rule: 'rule',
  impact,
  help: '',
  helpUrl: '',
  reasons: [],
  role: '',
  name: '',
  html: '',
})

it('lists the worst impact first, and no empty group', () => {
  const groups = groupFindings([finding('unsure'), finding('minor'), finding('critical')])
  expect(groups.map(({ title }) => title)).toEqual(['Critical', 'Minor', 'To check by hand'])
})

it.each([
  [[], 1, 'No problem.'],
  [['minor'], 1, '1 problem.'],
  [['minor', 'serious', 'unsure'], 3, '2 problems, 1 to check by hand, in 3 checks.'],
] as const)('describes the findings %j of %i checks as “%s”', (impacts, checks, words) => {
  const findings = impacts.map(finding)
  expect(describeCheck({ status: 'checked', findings, checks })).toBe(words)
})
