import { reads, scenario, the } from '../../dsl/builders.ts'
import type { KnownCall } from '../../../backends/mock/calls/knownCalls.ts'
import type { Step } from '../../dsl/step.ts'
import { ethereum, nothingSigned, previewFrom, stopped } from '../swapSteps.ts'

/** The swap router and the visitor's account, with other characters between their ends. */
const router = `0x11111112${'5'.repeat(24)}f8842a65`
const account = `0xf39fd6e5${'5'.repeat(24)}ffb92266`

/** A script on the page rewrites an address in each answer of the swap service. */
const rewrites = (target: KnownCall, path: string, address: string): readonly Step[] => [
  { do: 'fault.clear' },
  {
    do: 'fault.add',
    rule: {
      target,
      when: { always: true },
      effect: { kind: 'patch', set: { [path]: address } },
    },
  },
  { do: 'run', ms: 10_000 },
]

export const swapLookAlikeAddresses = scenario({
  id: 'swap-look-alike-addresses',
  title: 'Spender, recipient and router of a swap become look-alikes, and nothing is signed',
  tags: ['swap', 'security', 'approval', 'fault', 'incident', 'stopped'],
  steps: [
    ...previewFrom('USD Coin', '100'),
    ...rewrites('swap.buildApproval', 'tx.data#0', router),
    reads('Stopped for your safety'),
    reads('The approval would let an unknown contract spend your tokens.'),
    { expect: 'element', target: the('button', 'Approve'), is: 'absent' },
    ...nothingSigned,
    { expect: 'allowance', chainId: ethereum, token: 'USDC', account: 0, units: '0' },
    {
      do: 'chain.setAllowance',
      chainId: ethereum,
      token: 'USDC',
      account: 0,
      units: '100000000',
    },
    ...rewrites('swap.buildSwap', 'tx.data#4', account),
    ...stopped("The tokens would go to an account that isn't yours."),
    ...rewrites('swap.buildSwap', 'tx.to', `${ethereum}:${router}`),
    ...stopped("It would go to a contract that isn't the known swap contract."),
    { expect: 'tokenBalance', chainId: ethereum, token: 'USDC', account: 0, changedBy: '0' },
  ],
})
