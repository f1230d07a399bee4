import { the } from '../dsl/builders.ts'
import type { Expectation } from '../dsl/expectation.ts'
import type { Step } from '../dsl/step.ts'
import { openSend, recipients, review, sendIt, started } from '../send/sendSteps.ts'

export const ethereum = 'eip155:1'

/** 1 ETH was sent, comes into no block, and the account is on the screen. */
export const sendWithoutBlock: readonly Step[] = [
  ...openSend,
  ...review('Ether ETH', 'ETH', '1', recipients[3]),
  { do: 'chain.automine', chainId: ethereum, on: false },
  ...sendIt,
  ...started,
]

/** The line leads to a page of the block explorer in another tab. */
export const viewLink = the('link', 'View', { exact: false })

const lines = the('list', 'Recent transactions')

export const hasLine: Expectation = { expect: 'element', target: lines }

export const noLine: Expectation = { expect: 'element', target: lines, is: 'absent' }

/** The note of a line whose transaction the chain does not show. */
export const notVisible = 'Not visible on the network yet. It may still go through'

/** The host's node does not have the transactions of the wallet's. */
export const unknownToNode: Step = {
  do: 'fault.add',
  rule: {
    target: 'chain.eth_getTransactionByHash',
    when: { always: true },
    effect: { kind: 'patch', set: { result: null } },
  },
}
