import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { tamperedSwaps } from '../../dsl/tamperedSwaps.ts'
import type { Step } from '../../dsl/step.ts'
import { ethereum, nothingSigned, previewFrom, signs } from '../swapSteps.ts'

const { otherSpender, largerApproval, otherToken, approvalWithValue } = tamperedSwaps

function lies(
  lie: (typeof tamperedSwaps)[keyof typeof tamperedSwaps],
  reason: string,
): readonly Step[] {
  return [
    { do: 'fault.clear' },
    { do: 'fault.add', rule: { ...lie, when: { always: true } } },
    { do: 'run', ms: 10_000 },
    reads('Stopped for your safety'),
    reads(reason),
    { expect: 'element', target: the('button', 'Approve'), is: 'absent' },
    ...nothingSigned,
  ]
}

export const swapApprovalLies = scenario({
  id: 'swap-approval-lies',
  title: 'The swap service sends four false approvals, and none is signed',
  tags: ['swap', 'security', 'approval', 'fault', 'incident', 'stopped'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    ...lies(otherSpender, 'The approval would let an unknown contract spend your tokens.'),
    ...lies(largerApproval, 'The approval is for a different amount than the one you swap.'),
    ...lies(otherToken, 'The approval is for a different token than the one you swap.'),
    ...lies(approvalWithValue, "It would spend funds that aren't part of this swap."),
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    { do: 'fault.clear' },
    { do: 'run', ms: 10_000 },
    click('button', 'Approve'),
    signs,
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
  ],
})
