import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { ScenarioFault } from '../../dsl/scenarioFault.ts'
import type { Step } from '../../dsl/step.ts'
import { choose, fails, openSwap, pay, received, review, signs } from '../swapSteps.ts'
import { takesLong } from './slowSteps.ts'

const unanswered = (target: ScenarioFault['target']): Step => ({
  do: 'fault.add',
  rule: { target, when: { always: true }, effect: { kind: 'latency', ms: seconds(31) } },
})
const limit: readonly Step[] = [
  { do: 'run', ms: seconds(29) },
  reads(takesLong),
  { do: 'run', ms: seconds(1) },
]

/** A step of the preview that takes too long leads back to Swap, from where it can be tried again (wire 1.9). */
const tooSlow = (target: ScenarioFault['target'], text: string): readonly Step[] => [
  unanswered(target),
  ...review,
  ...limit,
  fails(text),
  sees('Swap'),
  { do: 'fault.clear' },
]

export const swapServiceTooSlow = scenario({
  id: 'swap-service-too-slow',
  title: 'A service that takes longer than 30 seconds fails, and the next try works',
  tags: ['swap', 'fault', 'timer', 'retry', 'error'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    unanswered('swap.tokens'),
    ...openSwap,
    ...limit,
    reads("Couldn't load prices"),
    { do: 'fault.clear' },
    click('button', 'Try again'),
    ...choose('Select token', 'USD Coin'),
    { expect: 'element', target: received, value: '3120.067633' },

    unanswered('swap.quote'),
    ...pay('2'),
    ...limit,
    reads('No price available right now. Press Swap to try again.'),
    { do: 'fault.clear' },
    click('button', 'Swap'),
    { expect: 'element', target: received, value: '6236.246099' },

    ...tooSlow('swap.buildSwap', 'Failed to create transaction'),
    ...review,
    { expect: 'element', target: the('button', 'Swap'), is: 'enabled' },
    click('button', 'Cancel'),

    click('button', 'Switch the two tokens'),
    ...pay('100'),
    ...tooSlow('swap.allowance', 'Failed to check allowance'),
    ...tooSlow('swap.buildApproval', 'Failed to create approval transaction'),
    ...review,
    click('button', 'Approve'),
    signs,
    click('button', 'Swap'),
    signs,
    sees('Account'),
  ],
})
