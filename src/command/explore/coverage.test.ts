import { expect, it } from 'vitest'
import { createCoverage } from './coverage.ts'

const pay = { role: 'button', name: 'Pay' }

it('counts views, calls, effects, controls and pages, each once', () => {
  const coverage = createCoverage()
  const seen = {
    view: 'Connect',
    path: '/cart',
    calls: ['balances.balances', 'wallet.eth_requestAccounts'],
    controls: [pay, { role: 'button', name: 'Help' }],
  } as const
  coverage.see(seen)
  coverage.see({ ...seen, view: '', path: '/' })
  coverage.use({ do: 'click', target: pay })
  coverage.use({ do: 'click', target: pay })
  coverage.fault('latency')
  coverage.use({
    do: 'fault.add',
    rule: { target: 'balances.balances', when: { nth: 1 }, effect: { kind: 'hang' } },
  })
  const lines = coverage.table()
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}views of the modal +1 +\d\d$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}calls +2 +\d+$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}effects of faults +2 +11$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}controls +1 +2$/))
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}pages +2$/))
  expect(lines).toContain('  Controls not used: button “Help”')
  expect(lines.join('\n')).toMatch(/Effects not used: drop, status, /)
})

it('counts nothing before a run', () => {
  expect(createCoverage().table()).toContainEqual(expect.stringMatching(/^ {2}controls +0 +0$/))
})
