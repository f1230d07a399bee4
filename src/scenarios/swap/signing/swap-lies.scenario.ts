import { click, scenario, sees } from '../../dsl/builders.ts'
import { tamperedSwaps } from '../../dsl/tamperedSwaps.ts'
import type { Step } from '../../dsl/step.ts'
import { ethereum, previewCoin, signs, stopped } from '../swapSteps.ts'

const { otherRecipient, lowerMinimum, largerAmount, otherRouter, tooGoodQuote } = tamperedSwaps

/** The service lies from now on; the next look at the transaction stops it. */
function lies(
  lie: (typeof tamperedSwaps)[keyof typeof tamperedSwaps],
  reason: string,
): readonly Step[] {
  return [
    { do: 'fault.clear' },
    { do: 'fault.add', rule: { ...lie, when: { always: true } } },
    { do: 'run', ms: 10_000 },
    ...stopped(reason),
  ]
}

export const swapLiesStopped = scenario({
  id: 'swap-lies',
  title: 'The swap service sends five false transactions, and none is signed',
  tags: ['swap', 'security', 'fault', 'incident', 'stopped'],
  steps: [
    ...previewCoin,
    ...lies(otherRecipient, "The tokens would go to an account that isn't yours."),
    ...lies(lowerMinimum, 'You could receive less than the minimum shown.'),
    ...lies(largerAmount, 'It would take a different amount than the one shown.'),
    ...lies(otherRouter, "It would go to a contract that isn't the known swap contract."),
    ...lies(tooGoodQuote, 'You could receive less than the minimum shown.'),
    { do: 'fault.clear' },
    { do: 'run', ms: 10_000 },
    { expect: 'text', text: 'Stopped for your safety', absent: true },
    click('button', 'Swap'),
    signs,
    sees('Account'),
    {
      expect: 'tokenBalance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      changedBy: '3120067633',
    },
  ],
})
