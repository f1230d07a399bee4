import type { KnownCall } from '../../../backends/mock/calls/knownCalls.ts'
import { click, scenario, sees } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import type { Step } from '../../dsl/step.ts'
import { choose, ethereum, fails, openSwap, pay, review } from '../swapSteps.ts'

/** From now on only this call fails. */
function breaks(target: KnownCall): readonly Step[] {
  const effect = { kind: 'status', status: 503 } as const
  return [
    { do: 'fault.clear' },
    { do: 'fault.add', rule: { target, when: { always: true }, effect } },
  ]
}

export const swapToasts = scenario({
  id: 'swap-toasts',
  title: 'Each step of a swap fails once with its own message, and can be repeated',
  tags: ['swap', 'fault', 'error', 'retry'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...breaks('swap.tokens'),
    ...openSwap,
    fails('Failed to initialize swap', ['A-171']),
    ...breaks('balances.balances'),
    click('button', 'Try again'),
    fails('Failed to fetch token balance', ['A-169']),
    ...breaks('swap.price'),
    click('button', 'Try again'),
    fails('Failed to fetch network token price'),
    { do: 'fault.clear' },
    ...choose('Select token', 'USD Coin'),
    click('button', 'Switch the two tokens'),
    ...pay('100'),
    ...breaks('swap.allowance'),
    click('button', 'Review swap'),
    fails('Failed to check allowance', ['A-172']),
    sees('Swap'),
    ...breaks('swap.buildApproval'),
    click('button', 'Review swap'),
    fails('Failed to create approval transaction', ['A-173']),
    sees('Swap'),
    { do: 'chain.setAllowance', chainId: ethereum, token: 'USDC', account: 0, units: '100000000' },
    ...breaks('swap.buildSwap'),
    click('button', 'Review swap'),
    fails('Failed to create transaction', ['A-174']),
    sees('Swap'),
    { do: 'fault.clear' },
    ...review,
    sees('SwapPreview'),
  ],
})
