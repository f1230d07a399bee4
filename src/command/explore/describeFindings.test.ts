import { expect, it } from 'vitest'
import type { Finding } from './finding.ts'
import { describeFindings } from './describeFindings.ts'

const finding: Finding = {
  problem: 'no uncaught error: broken',
  scenario: {
    id: 'explore-1-2',
    title: 'no uncaught error: broken',
    tags: [],
    device: 'iphone',
    steps: [{ do: 'click', target: { role: 'button', name: 'Pay' } }],
  },
  isReplayed: true,
  file: 'found/explore-1-2.scenario.json',
  runs: new Set([2, 5]),
}
const app = 'http://localhost:3000'

it('tells a finding in words, with the command that replays it', () => {
  expect(describeFindings([finding], app)).toEqual([
    '',
    '1. no uncaught error: broken',
    '   in 2 runs: 2, 5',
    '   1. Click the button “Pay”',
    '   on the device iphone',
    '   npx foyerkit replay found/explore-1-2.scenario.json --page http://localhost:3000',
    '',
    '1 finding.',
  ])
})

it('says why a finding may not replay', () => {
  const lines = describeFindings([{ ...finding, isReplayed: false }], app)
  expect(lines.join('\n')).toContain('A replay does not show it: the page depends on real time')
  expect(lines.join('\n')).not.toContain('npx foyerkit replay')
})

it('says that nothing was found', () => {
  expect(describeFindings([], app)).toEqual(['', 'Nothing found.'])
})
