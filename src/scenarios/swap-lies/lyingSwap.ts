import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'
import type { Scenario } from '../dsl/scenario.ts'
import type { swapLies } from '../dsl/swapLies.ts'
import { choose, openSwap, pay, review } from '../swap/swapSteps.ts'

type Lie = (typeof swapLies)[keyof typeof swapLies]

/** The swap service lies in one thing: the preview says in what, and the wallet is never asked. */
export function lyingSwap(facts: {
  readonly id: string
  readonly title: string
  readonly lie: Lie
  /** What is given: the coin needs no approval, a token does. */
  readonly gives: 'ETH' | 'USDC'
  /** Why the visitor is stopped. */
  readonly reason: string
}): Scenario {
  const { id, title, lie, gives, reason } = facts
  const token = [...choose('Select token', 'USD Coin'), ...pay('1')]
  const reversed = [
    ...choose('ETH, change token', 'USD Coin'),
    ...choose('Select token', 'Dai Stablecoin'),
    ...pay('100'),
  ]
  return scenario({
    id,
    title,
    tags: ['swap', 'security', 'fault'],
    faults: [{ id: 'lie', ...lie, when: { always: true } }],
    steps: [
      ...connectWallet('Emberfox', 'fox'),
      ...openSwap,
      ...(gives === 'ETH' ? token : reversed),
      ...review,
      reads('Stopped for your safety'),
      reads(reason),
      { expect: 'element', target: the('button', 'Swap'), is: 'disabled' },
      { expect: 'nonce', chainId: 'eip155:1', account: 0, changedBy: 0 },
      click('button', 'Cancel'),
      sees('Swap'),
    ],
  })
}
